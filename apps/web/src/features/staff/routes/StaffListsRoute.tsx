import { useState } from 'react'
import { isMergedList, type MergedList } from '@guildhall/domain/moderation'
import type { ListName } from '@guildhall/domain/reference'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import {
  type UnlistedWord,
  useAddEntry,
  useAddWord,
  useChangeEntry,
  type UsedEntry,
  useMerge,
  useUsedList,
} from '../api/use-lists.ts'
import { EntryForm, type IndustryOption, MergeForm } from '../components/Lists/index.ts'
import { listLabels } from '../list-labels.ts'
import type { ListPage } from '../staff-nav.ts'
import { StaffListsPage } from './StaffListsPage.tsx'
import { StaffSynonymsRoute } from './StaffSynonymsRoute.tsx'

const none: readonly IndustryOption[] = []

interface NewEntryProps {
  readonly list: ListName
  readonly industries: readonly IndustryOption[]
  readonly onClose: () => void
}

const NewEntry = ({ industries, list, onClose }: NewEntryProps) => {
  const { send, ...state } = useAddEntry(list, onClose)
  return <EntryForm {...state} list={list} industries={industries} label="" onSubmit={send} onClose={onClose} />
}

interface MergeProps {
  readonly list: MergedList
  readonly word: UnlistedWord
  readonly entries: readonly UsedEntry[]
  readonly onClose: () => void
}

const Merge = ({ onClose, ...merge }: MergeProps) => {
  const { send, ...state } = useMerge(merge.list, onClose)
  return <MergeForm {...state} {...merge} onSubmit={send} onClose={onClose} />
}

const OneList = ({ list }: { readonly list: ListName }) => {
  usePageTitle(listLabels[list].title)
  // Retired ones too: entries may belong to them.
  const loaded = useUsedList('industries')
  const industries = loaded.state === 'ready' ? loaded.value.entries : none
  const [edited, setEdited] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [merged, setMerged] = useState<UnlistedWord | null>(null)
  const used = useUsedList(list)
  const adding = useAddWord(list)
  const saving = useChangeEntry(list, () => setEdited(null))
  return (
    <>
      <StaffListsPage
        list={list}
        used={used}
        isAdding={adding.isPending}
        onAdd={({ text }) => adding.send({ label: text, industry: null, section: null, message: null })}
        onMerge={setMerged}
        industries={industries}
        edited={edited}
        saving={saving}
        onEdit={setEdited}
        onRetire={({ code, industry, isRetired, label, message }) =>
          saving.send({ code, industry, label, message, isRetired: !isRetired })
        }
        onNew={() => setAdding(true)}
      />
      {isAdding && <NewEntry list={list} industries={industries} onClose={() => setAdding(false)} />}
      {merged !== null && isMergedList(list) && used.state === 'ready' && (
        <Merge list={list} word={merged} entries={used.value.entries} onClose={() => setMerged(null)} />
      )}
    </>
  )
}

/** The page of a list, by its address; the job titles without one. Rules: MOD-51, MOD-75. */
export const StaffListsRoute = ({ name }: { readonly name: ListPage | null }) =>
  name === 'synonyms' ? <StaffSynonymsRoute /> : <OneList key={name} list={name ?? 'job-titles'} />
