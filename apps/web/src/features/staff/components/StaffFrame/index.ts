export { StaffFrame, type StaffFrameProps, StaffPage } from './StaffFrame.tsx'
