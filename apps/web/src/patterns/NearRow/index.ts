export { NearRow } from './NearRow.tsx'
