export { QueryBar, type QueryBarHandle, type QueryBarProps } from './QueryBar.tsx'
export type { PlaceChoice, ReadPlace } from './query.ts'
