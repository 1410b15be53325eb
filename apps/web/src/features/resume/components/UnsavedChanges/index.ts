export { getUnsavedName } from './unsaved-name.ts'
export { UnsavedChanges, type UnsavedChangesProps } from './UnsavedChanges.tsx'
