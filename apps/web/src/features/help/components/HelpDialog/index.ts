export * from './HelpDialog.tsx'
