export { CandidateProfile, type CandidateProfileProps } from './CandidateProfile.tsx'
