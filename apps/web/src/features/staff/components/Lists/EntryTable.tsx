import { useState } from 'react'
import { isMergedList, isVettingSection } from '@guildhall/domain/moderation'
import { listKey, type ListName } from '@guildhall/domain/reference'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { type Column, type SortDescriptor, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import type { FormCall } from '../../../../shared/api/use-call.ts'
import { useInlineFocus } from '../../../../shared/hooks/use-inline-focus.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { ChangedEntry, UsedEntry } from '../../api/use-lists.ts'
import { listLabels, sectionLabels } from '../../list-labels.ts'
import { EntryEditor } from './EntryEditor.tsx'
import { hasIndustry, type IndustryOption } from './industry-options.ts'
import styles from './Lists.module.css'

export interface EntryTableProps {
  readonly list: ListName
  readonly entries: readonly UsedEntry[]
  readonly industries: readonly IndustryOption[]
  /** The code of the entry that is renamed; null for none. */
  readonly edited: string | null
  readonly saving: FormCall<ChangedEntry>
  readonly onEdit: (code: string | null) => void
  /** Retires or restores an entry. */
  readonly onRetire: (entry: UsedEntry) => void
  readonly onMerge: (entry: UsedEntry) => void
}

type Shown = 'offered' | 'retired'

/** Rows that are drawn at first, and with each press for more. */
const ROWS = 50

const industryColumn = (industries: readonly IndustryOption[]): Column<UsedEntry> => ({
  id: 'industry',
  header: t('Industry'),
  cell: ({ industry }) => {
    const label = industries.find(({ code }) => code === industry)?.label
    return label === undefined ? t('Any') : t(label)
  },
})

/** That an entry is retired, or what it was merged into. */
const describeState = ({ mergedInto }: UsedEntry, entries: readonly UsedEntry[]): string => {
  const target = mergedInto === null ? undefined : entries.find(({ code }) => code === mergedInto)
  return target === undefined ? t('Retired') : t('Merged into {label}', { label: target.label })
}

const sectionColumn: Column<UsedEntry> = {
  id: 'section',
  header: t('Section'),
  cell: ({ section }) => (section !== null && isVettingSection(section) ? sectionLabels[section] : section),
}

const columnsOf = ({
  edited,
  industries,
  entries,
  list,
  onEdit,
  onMerge,
  onRetire,
  saving,
}: EntryTableProps): readonly Column<UsedEntry>[] => [
  {
    id: 'label',
    header: t('Name'),
    isRowHeader: true,
    sortBy: ({ label }) => label,
    cell: (entry) =>
      entry.code === edited ? (
        <EntryEditor list={list} entry={entry} industries={industries} saving={saving} onCancel={() => onEdit(null)} />
      ) : (
        <>
          <Cluster>
            <bdi>{entry.label}</bdi>
            {entry.isRetired && <Badge>{describeState(entry, entries)}</Badge>}
          </Cluster>
          {entry.message !== null && (
            <Text as="div" variant="caption" tone="muted">
              <bdi>{entry.message}</bdi>
            </Text>
          )}
        </>
      ),
  },
  ...(hasIndustry(list) ? [industryColumn(industries)] : []),
  ...(list === 'vetting-reasons' ? [sectionColumn] : []),
  { id: 'people', header: t('People'), align: 'end', sortBy: ({ people }) => people, cell: ({ people }) => people },
  {
    id: 'actions',
    header: t('Actions'),
    isHeaderHidden: true,
    cell: (entry) =>
      entry.code === edited ? null : (
        <Cluster>
          <Button
            size="sm"
            data-opens={entry.code}
            aria-label={
              list === 'vetting-reasons'
                ? t('Change {label}', { label: entry.label })
                : t('Rename {label}', { label: entry.label })
            }
            onPress={() => onEdit(entry.code)}
          >
            {list === 'vetting-reasons' ? t('Change') : t('Rename')}
          </Button>
          {isMergedList(list) && !entry.isRetired && (
            <Button size="sm" aria-label={t('Merge {label}', { label: entry.label })} onPress={() => onMerge(entry)}>
              {t('Merge')}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={
              entry.isRetired
                ? t('Restore {label}', { label: entry.label })
                : t('Retire {label}', { label: entry.label })
            }
            onPress={() => onRetire(entry)}
          >
            {entry.isRetired ? t('Restore') : t('Retire')}
          </Button>
        </Cluster>
      ),
  },
]

/** Ties stay in the order of the list, as all do until it is sorted. */
const sortEntries = (entries: readonly UsedEntry[], sort: SortDescriptor | undefined): readonly UsedEntry[] => {
  if (sort === undefined) return entries
  const { column, direction } = sort
  const sign = direction === 'ascending' ? 1 : -1
  return entries.toSorted((one, other) =>
    column === 'people' ? sign * (one.people - other.people) : sign * one.label.localeCompare(other.label, 'en'),
  )
}

/** The entries of a list: find, rename where they stand, retire and restore. Rule: MOD-75. */
export const EntryTable = (props: EntryTableProps) => {
  const { entries, list } = props
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Shown>('offered')
  const [rows, setRows] = useState(ROWS)
  const [sort, setSort] = useState<SortDescriptor>()
  const box = useInlineFocus<HTMLDivElement>(props.edited)
  const typed = listKey(text)
  const found = entries.filter(
    ({ isRetired, label }) => isRetired === (shown === 'retired') && listKey(label).includes(typed),
  )
  const find = (next: string): void => {
    setText(next)
    setRows(ROWS)
  }
  return (
    <div ref={box}>
      <Stack>
        <div className={styles['tools']}>
          <TextField
            aria-label={t('Find in the {list}', { list: listLabels[list].noun })}
            className={styles['find']}
            type="search"
            icon={icons.Search}
            placeholder={t('A part of the name')}
            value={text}
            onChange={find}
          />
          <SegmentedControl<Shown>
            aria-label={t('Which entries')}
            segments={[
              { id: 'offered', label: t('Offered') },
              { id: 'retired', label: t('Retired') },
            ]}
            value={shown}
            onChange={setShown}
          />
        </div>
        {found.length === 0 ? (
          <Text tone="muted">
            {shown === 'retired' && typed === '' ? t('Nothing is retired.') : t('Nothing has this name.')}
          </Text>
        ) : (
          <>
            <Table
              label={listLabels[list].title}
              isFlush
              isStackedOnPhone
              columns={columnsOf(props)}
              rows={sortEntries(found, sort).slice(0, rows)}
              sortDescriptor={sort}
              onSortChange={setSort}
              getRowId={({ code }) => code}
            />
            {found.length > ROWS && (
              <LoadMore
                status={t('{shown} of {total}', { shown: Math.min(rows, found.length), total: found.length })}
                label={t('Show more')}
                hasMore={rows < found.length}
                onLoadMore={() => setRows(rows + ROWS)}
              />
            )}
          </>
        )}
      </Stack>
    </div>
  )
}
