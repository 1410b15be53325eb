export { CandidateCard } from './CandidateCard.tsx'
export { CandidateCardSkeletons } from './CandidateCardSkeletons.tsx'
