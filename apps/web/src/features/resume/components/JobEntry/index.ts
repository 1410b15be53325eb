export { JobEntry, type JobEntryProps } from './JobEntry.tsx'
