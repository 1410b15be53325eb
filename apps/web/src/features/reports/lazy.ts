import { lazy } from 'react'

/** For pages where a report is rare. */
export const LazyReportDialog = lazy(async () => ({
  default: (await import('./components/ReportDialog/index.ts')).ReportDialog,
}))
