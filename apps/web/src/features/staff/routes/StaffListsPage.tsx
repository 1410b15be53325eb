import { isMergedList } from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Stack } from '@guildhall/ui-kit/Stack'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import type { UsedEntry, UnlistedWord, UsedList } from '../api/use-lists.ts'
import { EntryTable, type EntryTableProps, ListFrame, Waiting, Worklist } from '../components/Lists/index.ts'
import { listLabels } from '../list-labels.ts'

export interface StaffListsPageProps extends Omit<EntryTableProps, 'entries' | 'onMerge'> {
  readonly used: Loadable<UsedList>
  readonly onNew: () => void
  readonly isAdding: boolean
  readonly onAdd: (word: UnlistedWord) => void
  /** Asks what a word or an entry is merged into. */
  readonly onMerge: (word: UnlistedWord) => void
}

const wordOf = ({ label, people }: UsedEntry): UnlistedWord => ({ text: label, people })

/** A list that operators change, with the words that it does not have. Rules: MOD-75 to MOD-78. */
export const StaffListsPage = ({ isAdding, onAdd, onMerge, onNew, used, ...table }: StaffListsPageProps) => {
  const { list } = table
  const waiting = mapLoadable(used, () => null)
  return (
    <ListFrame
      tab={list}
      aside={
        <Button variant="primary" onPress={onNew}>
          {listLabels[list].add}
        </Button>
      }
    >
      <Stack>
        {isMergedList(list) && (
          <Card title={t('Typed by people, and not in the list')}>
            <Waiting of={waiting} label={t('Loading the words')} />
            {used.state === 'ready' && (
              <Worklist words={used.value.unlisted} isPending={isAdding} onAdd={onAdd} onMerge={onMerge} />
            )}
          </Card>
        )}
        <Card title={t('Entries')}>
          <Waiting of={waiting} label={t('Loading the list')} />
          {used.state === 'ready' && (
            <EntryTable
              key={list}
              {...table}
              entries={used.value.entries}
              onMerge={(entry) => onMerge(wordOf(entry))}
            />
          )}
        </Card>
      </Stack>
    </ListFrame>
  )
}
