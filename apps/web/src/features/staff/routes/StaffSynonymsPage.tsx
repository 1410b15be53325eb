import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { icons } from '@guildhall/ui-kit/Icon'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { EmptySearch, SynonymGroup } from '../api/use-synonyms.ts'
import { ListFrame, Waiting } from '../components/Lists/index.ts'

export interface StaffSynonymsPageProps {
  readonly groups: Loadable<readonly SynonymGroup[]>
  readonly searches: Loadable<readonly EmptySearch[]>
  /** Opens the form, with what it begins with. */
  readonly onNew: (phrases: SynonymGroup) => void
  readonly onChange: (group: SynonymGroup) => void
  readonly onRemove: (group: SynonymGroup) => void
}

const searchColumns = ({ onNew }: Pick<StaffSynonymsPageProps, 'onNew'>): readonly Column<EmptySearch>[] => [
  { id: 'text', header: t('Searched for'), isRowHeader: true, cell: ({ text }) => <bdi>{text}</bdi> },
  { id: 'people', header: t('People'), align: 'end', cell: ({ people }) => people },
  { id: 'last', header: t('Last'), cell: ({ lastAt }) => formatDate(lastAt) },
  {
    id: 'add',
    header: t('Action'),
    isHeaderHidden: true,
    cell: ({ text }) => (
      <Button size="sm" aria-label={t('Add synonyms for {text}', { text })} onPress={() => onNew([text])}>
        {t('Add synonyms')}
      </Button>
    ),
  },
]

const groupColumns = ({
  onChange,
  onRemove,
}: Pick<StaffSynonymsPageProps, 'onChange' | 'onRemove'>): readonly Column<SynonymGroup>[] => [
  {
    id: 'phrases',
    header: t('Mean the same'),
    isRowHeader: true,
    cell: (group) => <bdi>{group.join(', ')}</bdi>,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (group) => (
      <Cluster>
        <Button size="sm" aria-label={t('Change {group}', { group: group.join(', ') })} onPress={() => onChange(group)}>
          {t('Change')}
        </Button>
        <Button size="sm" aria-label={t('Remove {group}', { group: group.join(', ') })} onPress={() => onRemove(group)}>
          {t('Remove')}
        </Button>
      </Cluster>
    ),
  },
]

/** Synonyms of searches, with the searches that they are for. Rules: MOD-51, MOD-52. */
export const StaffSynonymsPage = ({ groups, onChange, onNew, onRemove, searches }: StaffSynonymsPageProps) => {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found =
    groups.state === 'ready' ? groups.value.filter((group) => group.some((phrase) => phrase.includes(wanted))) : []
  return (
    <ListFrame
      tab="synonyms"
      aside={
        <Button variant="primary" onPress={() => onNew([])}>
          {t('New synonyms')}
        </Button>
      }
    >
      <Stack>
        <Card title={t('Searches that found nobody')}>
          <Waiting of={searches} label={t('Loading the searches')} />
          {searches.state === 'ready' && searches.value.length === 0 && (
            <Text tone="muted">{t('In the last 30 days every search found somebody.')}</Text>
          )}
          {searches.state === 'ready' && searches.value.length > 0 && (
            <Table
              label={t('What nobody was found for')}
              isFlush
              isStackedOnPhone
              columns={searchColumns({ onNew })}
              rows={searches.value}
              getRowId={({ text: id }) => id}
            />
          )}
        </Card>
        <Card title={t('Groups')}>
          <Waiting of={groups} label={t('Loading the synonyms')} />
          {groups.state === 'ready' && (
            <Stack>
              <TextField
                aria-label={t('Find synonyms')}
                type="search"
                icon={icons.Search}
                placeholder={t('A word')}
                value={text}
                onChange={setText}
              />
              {found.length === 0 ? (
                <Text tone="muted">{t('No group has this.')}</Text>
              ) : (
                <Table
                  label={t('Synonyms of searches')}
                  isFlush
                  isStackedOnPhone
                  columns={groupColumns({ onChange, onRemove })}
                  rows={found}
                  getRowId={(group) => group.join('|')}
                />
              )}
            </Stack>
          )}
        </Card>
      </Stack>
    </ListFrame>
  )
}
