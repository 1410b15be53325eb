import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import type { UsedEntry } from '../api/use-lists.ts'
import { EntryTable, type EntryTableProps, ListFrame, Waiting } from '../components/Lists/index.ts'
import { listWords } from '../list-words.ts'

export interface StaffListsPageProps extends Omit<EntryTableProps, 'entries'> {
  readonly entries: Loadable<readonly UsedEntry[]>
  readonly onNew: () => void
}

/** A list that operators change. Rule: MOD-75. */
export const StaffListsPage = ({ entries, onNew, ...table }: StaffListsPageProps) => {
  const { list } = table
  return (
    <ListFrame
      tab={list}
      aside={
        <Button variant="primary" onPress={onNew}>
          {listWords[list].add}
        </Button>
      }
    >
      <Card title={t('Entries')}>
        <Waiting of={mapLoadable(entries, () => null)} label={t('Loading the list')} />
        {entries.state === 'ready' && <EntryTable key={list} {...table} entries={entries.value} />}
      </Card>
    </ListFrame>
  )
}
