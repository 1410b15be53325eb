export { CandidateDrawer, type CandidateDrawerProps } from './CandidateDrawer.tsx'
