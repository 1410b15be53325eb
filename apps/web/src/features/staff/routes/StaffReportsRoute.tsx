import type { OperatorPermission } from '@guildhall/domain/moderation'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type ReportStatus, useReport, useReportDecision, useReports } from '../api/use-reports.ts'
import { StaffReportPage } from './StaffReportPage.tsx'
import { StaffReportsPage } from './StaffReportsPage.tsx'

export interface StaffReportsRouteProps {
  readonly rights: readonly OperatorPermission[]
  /** The report that is open; null for the queue. */
  readonly uuid: string | null
}

/** The queue of reports, and one of them. Rules: MOD-45 to MOD-47. */
export const StaffReportsRoute = ({ rights, uuid }: StaffReportsRouteProps) => {
  usePageTitle(t('Reports'))
  return uuid === null ? <Queue /> : <One key={uuid} rights={rights} uuid={uuid} />
}

const Queue = () => {
  const [status, setStatus] = useState<ReportStatus>('open')
  return <StaffReportsPage status={status} reports={useReports(status)} onStatus={setStatus} />
}

const One = ({ rights, uuid }: { readonly rights: readonly OperatorPermission[]; readonly uuid: string }) => {
  const navigate = useNavigate()
  const decision = useReportDecision(uuid, () => void navigate({ href: '/staff/reports' }))
  return <StaffReportPage rights={rights} report={useReport(uuid)} decision={decision} />
}
