export { type CountedRelaxation, NoResults, type NoResultsProps } from './NoResults.tsx'
