export { useRetention } from './api/use-retention.ts'
export { KeptData, type KeptDataProps } from './components/KeptData/index.ts'
