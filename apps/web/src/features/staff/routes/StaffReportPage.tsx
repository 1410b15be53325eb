import type { OperatorPermission } from '@guildhall/domain/moderation'
import { useState } from 'react'
import { Card } from '@guildhall/ui-kit/Card'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Link, TextButton } from '@guildhall/ui-kit/Link'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import type { FormCall } from '../../../shared/api/use-call.ts'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { ClaimState } from '../api/use-claim.ts'
import type { ReportDetails, ReportEntry, TypedReportDecision } from '../api/use-reports.ts'
import { Overview } from '../components/People/index.ts'
import { ClaimBanner } from '../components/ClaimBanner.tsx'
import { KeysDialog } from '../components/KeysDialog/index.ts'
import { Around, DecisionForm, type DecisionFormProps, Pair } from '../components/Reports/index.ts'
import styles from '../components/Reports/Reports.module.css'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { reportKeys } from '../key-help.ts'
import { formatMoment, formatReason, outcomeLabels, seenFacts, subjectLabels } from '../report-words.ts'
import { useKeys } from '../use-keys.ts'

export interface StaffReportPageProps {
  readonly rights: readonly OperatorPermission[]
  readonly report: Loadable<ReportDetails>
  readonly decision: FormCall<TypedReportDecision>
  readonly claim: ClaimState
  readonly chosen: DecisionFormProps['chosen']
  /** To the next or the previous report of the queue. */
  readonly onMove: (by: 1 | -1) => void
}

/** One report: what was seen, what is around it, and the decision. Rules: MOD-46, MOD-47, MOD-90 to MOD-92. */
export const StaffReportPage = ({ onMove, report, ...props }: StaffReportPageProps) => {
  const [showsKeys, setShowsKeys] = useState(false)
  useKeys({ j: () => onMove(1), k: () => onMove(-1), '?': () => setShowsKeys(true) })
  return (
    <>
      <Overview loadable={report}>
        {(shown) => <Shown report={shown} {...props} onHelp={() => setShowsKeys(true)} />}
      </Overview>
      {showsKeys && <KeysDialog keys={reportKeys} onClose={() => setShowsKeys(false)} />}
    </>
  )
}

type ShownProps = Omit<StaffReportPageProps, 'onMove' | 'report'> & {
  readonly report: ReportDetails
  readonly onHelp: () => void
}

const Shown = ({ chosen, claim, decision, onHelp, report, rights }: ShownProps) => (
  <StaffPage title={`${subjectLabels[report.subjectType]}: ${formatReason(report.reason)}`}>
    <div className={styles['columns']}>
      <Stack gap={4}>
        <Card title={t('Report')}>
          <DescriptionList items={reportFacts(report, rights.includes('see-users'))} />
        </Card>
        <Card title={t('What the reporter saw')}>
          <Seen report={report} />
        </Card>
        {report.conversation !== null && (
          <Card title={t('The conversation now')}>
            <Around report={report} />
          </Card>
        )}
        <Card title={t('Between the two')}>
          <Pair report={report} />
        </Card>
        <Card title={t('Other reports about them')}>
          <Others others={report.others} />
        </Card>
      </Stack>
      <Card title={t('Decision')}>
        {report.decision === null ? (
          <Stack gap={3}>
            <ClaimBanner
              claim={claim}
              heldBy={(by, time) => t('{name} looks at this report, until {time} at the latest.', { name: by, time })}
            />
            <DecisionForm
              accusedName={report.accused?.name ?? null}
              hasReporter={report.reporter !== null}
              isOpen={claim === 'held'}
              chosen={chosen}
              decision={decision}
            />
            <Text as="div" variant="caption">
              <TextButton onPress={onHelp}>{t('All keys')}</TextButton> <Kbd>?</Kbd>
            </Text>
          </Stack>
        ) : (
          <Decided decision={report.decision} />
        )}
      </Card>
    </div>
  </StaffPage>
)

const personOf = (person: ReportEntry['accused'], isLinked: boolean) => {
  if (person === null) return t('Somebody who is gone')
  return isLinked ? (
    <Link href={`/staff/people/${person.uuid}`}>
      <bdi>{person.name}</bdi>
    </Link>
  ) : (
    <bdi>{person.name}</bdi>
  )
}

const reportFacts = (report: ReportDetails, isLinked: boolean) => [
  ...(report.subjectType === 'company'
    ? []
    : [{ id: 'accused', term: t('About'), description: personOf(report.accused, isLinked) }]),
  ...(report.companyName === null
    ? []
    : [{ id: 'company', term: t('Company'), description: <bdi>{report.companyName}</bdi> }]),
  { id: 'reporter', term: t('From'), description: personOf(report.reporter, isLinked) },
  { id: 'sent', term: t('Sent'), description: formatMoment(report.createdAt) },
  { id: 'note', term: t('Note'), description: <bdi className={styles['seen']}>{report.note ?? t('None')}</bdi> },
]

const Seen = ({ report }: { readonly report: ReportDetails }) => {
  const facts = seenFacts(report)
  return facts.length === 0 ? (
    <Text tone="muted">{t('No text of it was kept.')}</Text>
  ) : (
    <DescriptionList
      items={facts.map(({ id, term, text }) => ({
        id,
        term,
        description: <bdi className={styles['seen']}>{text}</bdi>,
      }))}
    />
  )
}

const Others = ({ others }: { readonly others: readonly ReportEntry[] }) =>
  others.length === 0 ? (
    <Text tone="muted">{t('There are no others.')}</Text>
  ) : (
    <Stack as="ul" gap={2} aria-label={t('Other reports about them')}>
      {others.map(({ createdAt, decision, reason, uuid }) => (
        <li key={uuid}>
          <Link href={`/staff/reports/${uuid}`}>{formatReason(reason)}</Link>{' '}
          <Text as="span" variant="caption" tone="muted">
            {formatDate(createdAt)}, {decision === null ? t('open') : outcomeLabels[decision.outcome]}
          </Text>
        </li>
      ))}
    </Stack>
  )

const Decided = ({
  decision: { at, operatorName, outcome },
}: {
  readonly decision: NonNullable<ReportEntry['decision']>
}) => (
  <Stack gap={1}>
    <Text variant="label">{outcomeLabels[outcome]}</Text>
    <Text variant="caption" tone="muted">
      {t('{who}, {when}', { who: operatorName ?? t('An operator who is gone'), when: formatMoment(at) })}
    </Text>
  </Stack>
)
