export * from './ReportDialog.tsx'
