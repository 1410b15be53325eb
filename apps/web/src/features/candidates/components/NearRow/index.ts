export { NearRow } from './NearRow.tsx'
export { NearRowSkeletons } from './NearRowSkeletons.tsx'
