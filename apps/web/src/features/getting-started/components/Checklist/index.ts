export { Checklist, ChecklistFailed, ChecklistSkeleton } from './Checklist.tsx'
