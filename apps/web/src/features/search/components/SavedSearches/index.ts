export { SavedSearches } from './SavedSearches.tsx'
export type { SavedSearchesProps } from './saved-searches-props.ts'
export { SaveSearchDialog, type SaveSearchDialogProps } from './SaveSearchDialog.tsx'
