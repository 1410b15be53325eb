export { AnnouncementForm, type AnnouncementFormProps } from './AnnouncementForm.tsx'
export { Preview } from './Preview.tsx'
