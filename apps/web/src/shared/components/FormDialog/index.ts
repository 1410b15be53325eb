export { FormDialog, type FormDialogState } from './FormDialog.tsx'
