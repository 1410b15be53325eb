export { TrialBanner } from './TrialBanner.tsx'
