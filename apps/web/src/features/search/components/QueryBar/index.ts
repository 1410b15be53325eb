export { type PlaceChoice, type Query, QueryBar, type QueryBarHandle, type QueryBarProps } from './QueryBar.tsx'
