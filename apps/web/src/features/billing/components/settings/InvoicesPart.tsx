import { moneyOf } from '@guildhall/domain/shared'
import type { InvoiceWire } from '@guildhall/rest-contract/client'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Status } from '@guildhall/ui-kit/Status'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { sumWords } from '../../plan-words.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { SettingPart } from '../../../../shared/components/SettingsFrame/index.ts'
import styles from '../../routes/BillingSettings.module.css'
import type { InvoicesView } from '../../billing-view.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** The company's invoices and credit notes, each as a page and as a PDF. Rule: BILL-31. */
export const InvoicesPart = ({ invoices }: { readonly invoices: Loadable<InvoicesView> }) => (
  <SettingPart title={say('Invoices')}>
    <Invoices invoices={invoices} />
  </SettingPart>
)

const Invoices = ({ invoices }: { readonly invoices: Loadable<InvoicesView> }) => {
  if (invoices.state === 'loading') {
    return (
      <SkeletonGroup label={say('Loading the invoices')}>
        <Skeleton width="80%" />
        <Skeleton width="72%" />
      </SkeletonGroup>
    )
  }
  if (invoices.state === 'failed') {
    return (
      <Banner
        tone="danger"
        title={say('The invoices did not load.')}
        actions={
          <Button size="sm" onPress={invoices.onRetry}>
            {say('Try again')}
          </Button>
        }
      >
        {invoices.message}
      </Banner>
    )
  }
  const { hasMore, invoices: rows, isLoadingMore, onLoadMore } = invoices.value
  if (rows.length === 0) return <Text tone="muted">{say('Nothing has been invoiced yet.')}</Text>
  return (
    <>
      <Table
        label={say('Invoices and credit notes')}
        columns={columns}
        rows={rows}
        getRowId={({ uuid }) => uuid}
        isFlush
        isStackedOnPhone
      />
      {hasMore && (
        <LoadMore
          label={say('Show earlier')}
          status={say('{rows} shown', { rows: rows.length })}
          hasMore
          isLoading={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </>
  )
}

const toneOf = ({ kind, status }: InvoiceWire) => {
  if (kind === 'credit-note' || status === 'void') return 'hollow'
  return status === 'paid' ? 'success' : status === 'open' ? 'warning' : 'danger'
}

/** "Open, due" and its day; null where no day belongs to it. */
const statusOf = ({ dueAt, kind, paidAt, status }: InvoiceWire): readonly [words: string, at: string | null] => {
  if (kind === 'credit-note') return [say('Credited'), null]
  switch (status) {
    case 'open':
      return [say('Open, due'), dueAt]
    case 'overdue':
      return [say('Overdue since'), dueAt]
    case 'paid':
      return [say('Paid'), paidAt]
    case 'void':
      return [say('Void'), null]
  }
}

const InvoiceStatus = ({ invoice }: { readonly invoice: InvoiceWire }) => {
  const [words, at] = statusOf(invoice)
  return (
    <Status tone={toneOf(invoice)} date={at === null ? undefined : formatDay(at)}>
      {words}
    </Status>
  )
}

const columns: readonly Column<InvoiceWire>[] = [
  {
    id: 'number',
    header: say('Number'),
    isRowHeader: true,
    cell: ({ htmlUrl, issuedAt, number }) => (
      <div className={styles['number']}>
        <Link href={htmlUrl} target="_blank" rel="noopener">
          {number}
        </Link>
        <Text as="span" look="caption">
          {formatDay(issuedAt)}
        </Text>
      </div>
    ),
  },
  { id: 'for', header: say('For'), cell: ({ lines }) => lines[0]?.text ?? '' },
  {
    id: 'sum',
    header: say('Sum'),
    align: 'end',
    cell: ({ currency, total }) => sumWords(moneyOf(total, currency).minor, currency),
  },
  {
    id: 'status',
    header: say('Status'),
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
  },
  {
    id: 'pdf',
    header: say('PDF'),
    isHeaderHidden: true,
    align: 'end',
    cell: ({ number, pdfUrl }) => (
      <IconLink
        size="sm"
        label={say('{number} as a PDF', { number })}
        icon={glyphs.Download}
        href={pdfUrl}
        target="_blank"
      />
    ),
  },
]
