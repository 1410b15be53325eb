export { EndDialog, type Ending } from './EndDialog.tsx'
