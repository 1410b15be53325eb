import type { InvoiceState } from '@guildhall/domain/billing'
import { Link } from '@guildhall/ui-kit/Link'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import type { Column } from '@guildhall/ui-kit/Table'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { InvoiceEntry } from '../api/use-invoices.ts'
import { LookUp, type LookUpProps } from '../components/People/index.ts'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { formatState, formatTotal, purposeLabels, stateTone } from '../invoice-words.ts'

export interface StaffInvoicesPageProps extends LookUpProps<InvoiceEntry> {
  readonly state: InvoiceState
  readonly onState: (state: InvoiceState) => void
}

const columns: readonly Column<InvoiceEntry>[] = [
  {
    id: 'number',
    header: t('Invoice'),
    isRowHeader: true,
    cell: ({ number, uuid }) => <Link href={`/staff/invoices/${uuid}`}>{number}</Link>,
  },
  { id: 'company', header: t('Company'), cell: ({ companyName }) => <bdi>{companyName}</bdi> },
  { id: 'purpose', header: t('For'), cell: ({ purpose }) => purposeLabels[purpose] },
  {
    id: 'state',
    header: t('State'),
    cell: (invoice) => <StatusIndicator tone={stateTone(invoice)}>{formatState(invoice)}</StatusIndicator>,
  },
  { id: 'issued', header: t('Issued'), cell: ({ issuedAt }) => formatDate(issuedAt) },
  { id: 'total', header: t('Amount'), align: 'end', cell: formatTotal },
]

/** Finds invoices of all companies. Rule: MOD-48. */
export const StaffInvoicesPage = ({ onState, state, ...props }: StaffInvoicesPageProps) => (
  <StaffPage
    title={t('Invoices')}
    aside={
      <SegmentedControl<InvoiceState>
        aria-label={t('Which invoices')}
        segments={[
          { id: 'open', label: t('Open') },
          { id: 'overdue', label: t('Overdue') },
          { id: 'paid', label: t('Paid') },
          { id: 'all', label: t('All') },
        ]}
        value={state}
        onChange={onState}
      />
    }
  >
    <LookUp
      {...props}
      fieldLabel={t('Find invoices')}
      placeholder={t('Number or company')}
      tableLabel={t('Invoices')}
      nobodyTitle={t('No invoice was found')}
      nobodyText={t('Try another number or company, or look at all invoices.')}
      formatStatus={(count) => t('{count} shown', { count })}
      columns={columns}
    />
  </StaffPage>
)
