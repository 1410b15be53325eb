export { sendReport } from './api/send-report.ts'
export { ReportDialog, type ReportSubject, type SendReport } from './components/ReportDialog/index.ts'
export { LazyReportDialog } from './lazy.ts'
