export { notificationsKeys } from './api/keys.ts'
