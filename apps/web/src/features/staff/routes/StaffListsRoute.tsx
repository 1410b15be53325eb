import { useState } from 'react'
import type { ListName } from '@guildhall/domain/reference'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useAddEntry, useChangeEntry, useListEntries } from '../api/use-lists.ts'
import { EntryForm, type IndustryOption } from '../components/Lists/index.ts'
import { listWords } from '../list-words.ts'
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

const OneList = ({ list }: { readonly list: ListName }) => {
  usePageTitle(listWords[list].title)
  // Retired ones too: entries may belong to them.
  const loaded = useListEntries('industries')
  const industries = loaded.state === 'ready' ? loaded.value : none
  const [edited, setEdited] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const saving = useChangeEntry(list, () => setEdited(null))
  return (
    <>
      <StaffListsPage
        list={list}
        entries={useListEntries(list)}
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
    </>
  )
}

/** The page of a list, by its address; the job titles without one. Rules: MOD-51, MOD-75. */
export const StaffListsRoute = ({ name }: { readonly name: ListPage | null }) =>
  name === 'synonyms' ? <StaffSynonymsRoute /> : <OneList key={name} list={name ?? 'job-titles'} />
