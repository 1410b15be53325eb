export { StaffDoor } from './StaffDoor.tsx'
