export { PeopleMap } from './PeopleMap.tsx'
