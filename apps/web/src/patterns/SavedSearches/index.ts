export { SavedSearches, type SavedSearchesProps } from './SavedSearches.tsx'
export { SaveSearchDialog, type SaveSearchDialogProps } from './SaveSearchDialog.tsx'
