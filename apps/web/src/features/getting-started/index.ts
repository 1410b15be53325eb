export { useChecklistChange } from './api/use-checklist-change.ts'
export { useChecklist } from './api/use-checklist.ts'
export { Checklist, ChecklistFailed, ChecklistSkeleton } from './components/Checklist/index.ts'
export { WelcomeHost } from './components/WelcomeDialog/index.ts'
