export { WelcomeDialog, type WelcomeDialogProps } from './WelcomeDialog.tsx'
export { WelcomeHost } from './WelcomeHost.tsx'
