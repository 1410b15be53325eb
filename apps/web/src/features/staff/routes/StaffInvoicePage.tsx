import type { OperatorPermission } from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { InvoiceDetails } from '../api/use-invoices.ts'
import { ActionDialog, type ActionDialogProps, Overview } from '../components/People/index.ts'
import styles from '../components/People/People.module.css'
import { ProofDialog, type ProofDialogProps } from '../components/ProofDialog.tsx'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { formatState, formatTotal, purposeLabels, stateTone } from '../invoice-words.ts'
import { formatMoment } from '../report-words.ts'

export interface StaffInvoicePageProps {
  readonly rights: readonly OperatorPermission[]
  readonly invoice: Loadable<InvoiceDetails>
  readonly dialog: ActionDialogProps | null
  readonly proof: ProofDialogProps | null
  readonly onPay: (number: string) => void
  readonly onVoid: (number: string) => void
  readonly onCredit: (number: string) => void
  readonly onResend: (number: string) => void
}

/** One invoice, what is behind it, and what an operator does with it. Rules: MOD-48, MOD-49. */
export const StaffInvoicePage = ({ dialog, invoice, proof, ...props }: StaffInvoicePageProps) => (
  <>
    <Overview loadable={invoice}>{(shown) => <Shown invoice={shown} {...props} />}</Overview>
    {dialog !== null && <ActionDialog key={dialog.action.title} {...dialog} />}
    {proof !== null && <ProofDialog {...proof} />}
  </>
)

type ShownProps = Omit<StaffInvoicePageProps, 'dialog' | 'invoice' | 'proof'> & { readonly invoice: InvoiceDetails }

const Shown = ({ invoice, rights, ...actions }: ShownProps) => (
  <StaffPage title={invoice.number} aside={<Actions invoice={invoice} {...actions} />}>
    <StatusIndicator tone={stateTone(invoice)}>{formatState(invoice)}</StatusIndicator>
    <div className={styles['grid']}>
      <Card title={t('Lines')} className={styles['wide'] ?? ''}>
        <Table
          label={t('Lines of {number}', { number: invoice.number })}
          isFlush
          isStackedOnPhone
          columns={linesOf(invoice)}
          rows={invoice.lines.map((line, at) => ({ ...line, id: String(at) }))}
          getRowId={({ id }) => id}
        />
      </Card>
      <Card title={t('Sums')}>
        <DescriptionList items={sumFacts(invoice)} />
      </Card>
      <Card title={t('Invoice')}>
        <DescriptionList items={invoiceFacts(invoice, rights.includes('see-companies'))} />
      </Card>
      <Card title={t('What the payment provider said')} className={styles['wide'] ?? ''}>
        <PaymentEvents events={invoice.paymentEvents} />
      </Card>
    </div>
  </StaffPage>
)

const Actions = ({
  invoice: { creditNote, kind, number, status },
  onCredit,
  onPay,
  onResend,
  onVoid,
}: Omit<ShownProps, 'rights'>) => (
  <Cluster>
    {status !== 'void' && <Button onPress={() => onResend(number)}>{t('Send again')}</Button>}
    {kind === 'invoice' && (status === 'open' || status === 'overdue') && (
      <>
        <Button variant="danger" onPress={() => onVoid(number)}>
          {t('Void')}
        </Button>
        <Button variant="primary" onPress={() => onPay(number)}>
          {t('Mark as paid')}
        </Button>
      </>
    )}
    {kind === 'invoice' && status === 'paid' && creditNote === null && (
      <Button variant="danger" onPress={() => onCredit(number)}>
        {t('Credit')}
      </Button>
    )}
  </Cluster>
)

type Line = InvoiceDetails['lines'][number] & { readonly id: string }

const linesOf = ({ currency }: InvoiceDetails): readonly Column<Line>[] => [
  {
    id: 'text',
    header: t('What'),
    isRowHeader: true,
    cell: ({ detail, text }) => (
      <>
        {text}
        {detail !== null && (
          <Text as="div" variant="caption" tone="muted">
            {detail}
          </Text>
        )}
      </>
    ),
  },
  { id: 'quantity', header: t('Quantity'), align: 'end', cell: ({ quantity }) => quantity },
  { id: 'amount', header: t('Amount'), align: 'end', cell: ({ amount }) => formatTotal({ total: amount, currency }) },
]

const sumFacts = ({ currency, net, tax, taxName, taxRate, total }: InvoiceDetails) => [
  ...(taxName === null
    ? []
    : [
        { id: 'net', term: t('Net'), description: formatTotal({ total: net, currency }) },
        {
          id: 'tax',
          term: t('{name}, {rate} %', { name: taxName, rate: taxRate * 100 }),
          description: formatTotal({ total: tax, currency }),
        },
      ]),
  { id: 'total', term: t('Total'), description: formatTotal({ total, currency }) },
]

const relatedTo = (term: string, related: InvoiceDetails['credits']) =>
  related === null
    ? []
    : [{ id: term, term, description: <Link href={`/staff/invoices/${related.uuid}`}>{related.number}</Link> }]

const paidBy = { card: t('Card'), transfer: t('Transfer') }

const invoiceFacts = (invoice: InvoiceDetails, isLinked: boolean) => [
  {
    id: 'company',
    term: t('Company'),
    description: isLinked ? (
      <Link href={`/staff/companies/${invoice.companyUuid}`}>
        <bdi>{invoice.customer.name}</bdi>
      </Link>
    ) : (
      <bdi>{invoice.customer.name}</bdi>
    ),
  },
  { id: 'purpose', term: t('For'), description: purposeLabels[invoice.purpose] },
  { id: 'issued', term: t('Issued'), description: formatDate(invoice.issuedAt) },
  { id: 'due', term: t('Due'), description: formatDate(invoice.dueAt) },
  ...(invoice.paidAt === null ? [] : [{ id: 'paid', term: t('Paid'), description: formatDate(invoice.paidAt) }]),
  ...(invoice.paidBy === null ? [] : [{ id: 'by', term: t('Paid by'), description: paidBy[invoice.paidBy] }]),
  ...(invoice.voidedAt === null ? [] : [{ id: 'void', term: t('Voided'), description: formatDate(invoice.voidedAt) }]),
  ...(invoice.paymentId === null
    ? []
    : [{ id: 'payment', term: t('Payment'), description: <code>{invoice.paymentId}</code> }]),
  ...relatedTo(t('Credit note'), invoice.creditNote),
  ...relatedTo(t('Credits'), invoice.credits),
]

const eventColumns: readonly Column<InvoiceDetails['paymentEvents'][number]>[] = [
  { id: 'type', header: t('Event'), isRowHeader: true, cell: ({ type }) => <code>{type}</code> },
  { id: 'id', header: t('Id'), cell: ({ id }) => <code>{id}</code> },
  { id: 'at', header: t('Sent'), cell: ({ createdAt }) => formatMoment(createdAt) },
  { id: 'received', header: t('Received'), cell: ({ receivedAt }) => formatMoment(receivedAt) },
]

const PaymentEvents = ({ events }: { readonly events: InvoiceDetails['paymentEvents'] }) =>
  events.length === 0 ? (
    <Text tone="muted">{t('Nothing. The company has not paid by card.')}</Text>
  ) : (
    <Table
      label={t('Events of the payment provider')}
      isFlush
      isStackedOnPhone
      columns={eventColumns}
      rows={events}
      getRowId={({ id }) => id}
    />
  )
