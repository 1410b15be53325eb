import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons } from '@guildhall/ui-kit/Icon'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { TextField } from '@guildhall/ui-kit/TextField'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { Found } from '../../api/use-look-up.ts'

const SEARCH_MAX_LENGTH = 200

export interface LookUpProps<Item> {
  readonly text: string
  readonly onText: (text: string) => void
  readonly found: Loadable<Found<Item>>
}

interface LookUpListProps<Item> extends LookUpProps<Item> {
  /** The accessible name of field and table. */
  readonly fieldLabel: string
  readonly placeholder: string
  readonly tableLabel: string
  readonly nobodyTitle: string
  /** What to try where nothing was found. */
  readonly nobodyText?: string
  /** "25 shown" */
  readonly formatStatus: (count: number) => string
  readonly columns: readonly Column<Item>[]
}

interface Identified {
  readonly uuid: string
}

const Failed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }): ReactNode => (
  <EmptyState isFlush title={t('The list did not load')} actions={<Button onPress={onRetry}>{t('Try again')}</Button>}>
    {message}
  </EmptyState>
)

/** A field and the table of what it finds. Rule: MOD-35. */
export const LookUp = <Item extends Identified>({
  text,
  onText,
  found,
  fieldLabel,
  placeholder,
  tableLabel,
  nobodyTitle,
  nobodyText = t('Try a part of the name, the address, or the id.'),
  formatStatus,
  columns,
}: LookUpListProps<Item>) => (
  <>
    <TextField
      aria-label={fieldLabel}
      type="search"
      icon={icons.Search}
      placeholder={placeholder}
      value={text}
      onChange={(typed) => onText(typed.slice(0, SEARCH_MAX_LENGTH))}
    />
    {found.state === 'loading' && (
      <SkeletonGroup label={t('Loading the list')}>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="65%" />
      </SkeletonGroup>
    )}
    {found.state === 'failed' && <Failed message={found.message} onRetry={found.onRetry} />}
    {found.state === 'ready' && found.value.items.length === 0 && (
      <EmptyState isFlush illustration="lamp" title={nobodyTitle}>
        {nobodyText}
      </EmptyState>
    )}
    {found.state === 'ready' && found.value.items.length > 0 && (
      <>
        <Table
          label={tableLabel}
          isFlush
          isStackedOnPhone
          columns={columns}
          rows={found.value.items}
          getRowId={({ uuid }) => uuid}
        />
        <LoadMore
          status={formatStatus(found.value.items.length)}
          label={t('Show more')}
          hasMore={found.value.hasMore}
          isLoading={found.value.isLoadingMore}
          onLoadMore={found.value.onLoadMore}
        />
      </>
    )}
  </>
)
