import { moneyFromMajor } from '@guildhall/domain/shared'
import type { InvoiceWire } from '@guildhall/rest-contract/client'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatAmount } from '../../format-plan.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { SettingPart } from '../../../../shared/components/SettingsFrame/index.ts'
import styles from '../../routes/BillingSettings.module.css'
import type { InvoicesView } from '../../billing-view.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The company's invoices and credit notes, each as a web page and as a PDF. Rule: BILL-31. */
export const InvoicesPart = ({ invoices }: { readonly invoices: Loadable<InvoicesView> }) => (
  <SettingPart title={t('Invoices')}>
    <Invoices invoices={invoices} />
  </SettingPart>
)

const Invoices = ({ invoices }: { readonly invoices: Loadable<InvoicesView> }) => {
  if (invoices.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading the invoices')}>
        <Skeleton width="80%" />
        <Skeleton width="72%" />
      </SkeletonGroup>
    )
  }
  if (invoices.state === 'failed') {
    return (
      <Banner
        tone="danger"
        title={t('The invoices did not load.')}
        actions={
          <Button size="sm" onPress={invoices.onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {invoices.message}
      </Banner>
    )
  }
  const { hasMore, invoices: rows, isLoadingMore, onLoadMore } = invoices.value
  if (rows.length === 0) return <Text tone="muted">{t('Nothing has been invoiced yet.')}</Text>
  return (
    <>
      <Table
        label={t('Invoices and credit notes')}
        columns={hasMore ? columns : sortableColumns}
        rows={rows}
        getRowId={({ uuid }) => uuid}
        isFlush
        isStackedOnPhone
      />
      {hasMore && (
        <LoadMore
          label={t('Show earlier')}
          status={t('{rows} shown', { rows: rows.length })}
          hasMore
          isLoading={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </>
  )
}

const toneOf = ({ kind, status }: InvoiceWire) => {
  if (kind === 'credit-note' || status === 'void') return 'outline'
  return status === 'paid' ? 'success' : status === 'open' ? 'warning' : 'danger'
}

/** "Open, due" and its date; null if the status has no date. */
const statusOf = ({ dueAt, kind, paidAt, status }: InvoiceWire): readonly [words: string, at: string | null] => {
  if (kind === 'credit-note') return [t('Credited'), null]
  switch (status) {
    case 'open':
      return [t('Open, due'), dueAt]
    case 'overdue':
      return [t('Overdue since'), dueAt]
    case 'paid':
      return [t('Paid'), paidAt]
    case 'void':
      return [t('Void'), null]
  }
}

const InvoiceStatus = ({ invoice }: { readonly invoice: InvoiceWire }) => {
  const [words, at] = statusOf(invoice)
  return (
    <StatusIndicator tone={toneOf(invoice)} date={at === null ? undefined : formatDay(at)}>
      {words}
    </StatusIndicator>
  )
}

const columns: readonly Column<InvoiceWire>[] = [
  {
    id: 'number',
    header: t('Number'),
    isRowHeader: true,
    cell: ({ htmlUrl, issuedAt, number }) => (
      <div className={styles['number']}>
        <Link href={htmlUrl} target="_blank" rel="noopener">
          {number}
        </Link>
        <Text as="span" variant="caption">
          {formatDay(issuedAt)}
        </Text>
      </div>
    ),
  },
  { id: 'for', header: t('For'), cell: ({ lines }) => lines[0]?.text ?? '' },
  {
    id: 'sum',
    header: t('Sum'),
    align: 'end',
    cell: ({ currency, total }) => formatAmount(moneyFromMajor(total, currency).minor, currency),
  },
  {
    id: 'status',
    header: t('Status'),
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
  },
  {
    id: 'pdf',
    header: t('PDF'),
    isHeaderHidden: true,
    align: 'end',
    cell: ({ number, pdfUrl }) => (
      <IconLink
        size="sm"
        label={t('{number} as a PDF', { number })}
        icon={icons.Download}
        href={pdfUrl}
        target="_blank"
      />
    ),
  },
]

const sortBy: Readonly<Record<string, NonNullable<Column<InvoiceWire>['sortBy']>>> = {
  number: ({ issuedAt }) => issuedAt,
  status: ({ status }) => status,
}

/** Sorting is enabled only when all invoices are loaded; otherwise the order would miss earlier ones. */
const sortableColumns = columns.map((column) => ({ ...column, sortBy: sortBy[column.id] }))
