import type { OperatorPermission, ReportOutcome } from '@guildhall/domain/moderation'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useClaim } from '../api/use-claim.ts'
import { type ReportStatus, useReport, useReportDecision, useReports } from '../api/use-reports.ts'
import { StaffReportPage } from './StaffReportPage.tsx'
import { StaffReportsPage } from './StaffReportsPage.tsx'

export interface StaffReportsRouteProps {
  readonly ownUuid: string
  readonly rights: readonly OperatorPermission[]
  /** The report that is open; null for the queue. */
  readonly uuid: string | null
}

/** What a key has chosen for a report while it was in the queue. */
interface Chosen {
  readonly uuid: string
  readonly outcome: ReportOutcome
}

/** The queue of reports, and one of them, held while it is open. Rules: MOD-45 to MOD-47, MOD-90 to MOD-92. */
export const StaffReportsRoute = ({ ownUuid, rights, uuid }: StaffReportsRouteProps) => {
  usePageTitle(t('Reports'))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  if (uuid === null) return <Queue ownUuid={ownUuid} onChosen={setChosen} />
  return <One key={uuid} rights={rights} uuid={uuid} chosen={chosen?.uuid === uuid ? chosen.outcome : null} />
}

interface QueueProps {
  readonly ownUuid: string
  readonly onChosen: (chosen: Chosen | null) => void
}

const Queue = ({ onChosen, ownUuid }: QueueProps) => {
  const navigate = useNavigate()
  const [status, setStatus] = useState<ReportStatus>('open')
  return (
    <StaffReportsPage
      ownUuid={ownUuid}
      status={status}
      reports={useReports(status)}
      onStatus={setStatus}
      onChoose={(uuid, outcome) => {
        onChosen({ uuid, outcome })
        void navigate({ href: `/staff/reports/${uuid}` })
      }}
    />
  )
}

interface OneProps {
  readonly rights: readonly OperatorPermission[]
  readonly uuid: string
  readonly chosen: ReportOutcome | null
}

const One = ({ chosen, rights, uuid }: OneProps) => {
  const navigate = useNavigate()
  const report = useReport(uuid)
  const queue = useReports('open')
  const uuids = queue.state === 'ready' ? queue.value.items.map((entry) => entry.uuid) : []
  const at = uuids.indexOf(uuid)
  const open = (next: string | undefined): void =>
    void navigate({
      href: next === undefined ? '/staff/reports' : `/staff/reports/${next}`,
      replace: next !== undefined,
    })
  const isUndecided = report.state === 'ready' && report.value.decision === null
  const claim = useClaim('report', isUndecided ? uuid : null)
  const next = uuids[at + 1] ?? uuids[at - 1]
  const decision = useReportDecision(uuid, () => open(next))
  return (
    <StaffReportPage
      rights={rights}
      report={report}
      decision={decision}
      claim={claim}
      chosen={chosen}
      onMove={(by) => {
        const other = uuids[Math.max(0, at + by)]
        if (other !== undefined && other !== uuid) open(other)
      }}
    />
  )
}
