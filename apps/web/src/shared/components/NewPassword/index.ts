export { NewPassword, noPassword, passwordLabels, type TypedPassword } from './NewPassword.tsx'
