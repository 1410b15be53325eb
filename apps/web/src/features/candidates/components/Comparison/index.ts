export { Comparison, type ComparisonProps } from './Comparison.tsx'
export { CompareTray } from './CompareTray.tsx'
