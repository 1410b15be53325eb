import type { AuditOwner } from '@guildhall/domain/shared'
import { Button } from '@guildhall/ui-kit/Button'
import { DateRangePicker, type DateRange } from '@guildhall/ui-kit/DateRangePicker'
import { Link } from '@guildhall/ui-kit/Link'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import type { Column } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate, formatTime } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import { reasonOf } from '../action-sentence.ts'
import type { LogEntry } from '../api/use-log.ts'
import { LookUp, type LookUpProps } from '../components/People/index.ts'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { formatLogEntry } from '../log-sentence.ts'

export interface StaffLogPageProps extends LookUpProps<LogEntry> {
  readonly owner: AuditOwner
  readonly onOwner: (owner: AuditOwner) => void
  /** Null for all time. */
  readonly period: DateRange | null
  readonly onPeriod: (period: DateRange | null) => void
  readonly isExporting: boolean
  readonly onExport: () => void
}

const What = ({ entry }: { readonly entry: LogEntry }) => {
  const reason = reasonOf(entry)
  return (
    <>
      {formatLogEntry(entry)}
      {reason !== null && <Text tone="muted">{t('Reason: {reason}', { reason })}</Text>}
    </>
  )
}

const About = ({ entry: { company, isAboutPerson, subject } }: { readonly entry: LogEntry }) => {
  const person = isAboutPerson ? subject : null
  if (person === null && company === null) return null
  return (
    <Stack>
      {person !== null && <Link href={`/staff/people/${person.uuid}`}>{person.name ?? t('Person')}</Link>}
      {company !== null && <Link href={`/staff/companies/${company.uuid}`}>{company.name ?? t('Company')}</Link>}
    </Stack>
  )
}

const columns: readonly Column<LogEntry>[] = [
  { id: 'when', header: t('When'), cell: ({ at }) => `${formatDate(at)}, ${formatTime(at)}` },
  { id: 'what', header: t('What'), isRowHeader: true, cell: (entry) => <What entry={entry} /> },
  { id: 'about', header: t('About'), cell: (entry) => <About entry={entry} /> },
]

/** What operators and the admins of companies did. Rule: MOD-50. */
export const StaffLogPage = ({
  isExporting,
  onExport,
  onOwner,
  onPeriod,
  owner,
  period,
  ...props
}: StaffLogPageProps) => (
  <StaffPage
    title={t('Log')}
    aside={
      <Cluster>
        <SegmentedControl<AuditOwner>
          aria-label={t('Whose entries')}
          segments={[
            { id: 'all', label: t('All') },
            { id: 'operators', label: t('Operators') },
            { id: 'companies', label: t('Companies') },
          ]}
          value={owner}
          onChange={onOwner}
        />
        <DateRangePicker label={t('Period')} value={period} onChange={onPeriod} />
        <Button isPending={isExporting} onPress={onExport}>
          {t('Save as CSV')}
        </Button>
      </Cluster>
    }
  >
    <LookUp
      {...props}
      fieldLabel={t('Find in the log')}
      placeholder={t('Name, company, action, reason or id')}
      tableLabel={t('Entries of the log')}
      nobodyTitle={t('Nothing was found')}
      nobodyText={t('Try a part of a name, an action such as “trial”, or an id.')}
      formatStatus={(count) => t('{count} shown', { count })}
      columns={columns}
    />
  </StaffPage>
)
