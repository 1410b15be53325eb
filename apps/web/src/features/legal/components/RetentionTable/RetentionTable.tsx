import type { Received, Routes } from '@guildhall/rest-contract/client'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A retention rule: what data, how long, why. */
export type RetentionRule = Received<Routes['readRetention']>['rules'][number]

export interface RetentionTableProps {
  readonly retention: Loadable<readonly RetentionRule[]>
}

/** Text from the server, which is always English. */
const englishText = (words: string) => <span lang="en">{words}</span>

const columns: readonly Column<RetentionRule>[] = [
  { id: 'what', header: t('What'), cell: ({ what }) => englishText(what), isRowHeader: true },
  { id: 'kept', header: t('Kept'), cell: ({ kept }) => englishText(kept) },
  { id: 'why', header: t('Why'), cell: ({ why }) => englishText(why) },
]

const groups: readonly { readonly group: RetentionRule['group']; readonly title: string }[] = [
  { group: 'account', title: t('Your account and its security') },
  { group: 'work', title: t('Conversations, searches and files') },
  { group: 'money', title: t('Companies and money') },
  { group: 'operations', title: t('How Guildhall runs') },
]

/** The table of retained data, by group, with periods and reasons. Rule: PRIV-11. */
export const RetentionTable = ({ retention }: RetentionTableProps) => {
  if (retention.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading what we keep')}>
        <Stack gap={3}>
          {[80, 64, 72, 58].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </Stack>
      </SkeletonGroup>
    )
  if (retention.state === 'failed')
    return (
      <EmptyState
        isFlush
        title={t('The list did not load')}
        actions={<Button onPress={retention.onRetry}>{t('Try again')}</Button>}
      >
        {retention.message}
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      {groups.map(({ group, title }) => (
        <Stack gap={2} key={group}>
          <Text as="h3" variant="label">
            {title}
          </Text>
          <Table
            label={title}
            columns={columns}
            rows={retention.value.filter((rule) => rule.group === group)}
            getRowId={({ key }) => key}
            isFlush
            isStackedOnPhone
          />
        </Stack>
      ))}
    </Stack>
  )
}
