import { useState } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import { FormDialog } from '../../../shared/components/FormDialog/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import {
  type SynonymGroup,
  type TypedSynonyms,
  useEmptySearches,
  useSaveSynonyms,
  useSynonyms,
} from '../api/use-synonyms.ts'
import { SynonymForm } from '../components/Lists/index.ts'
import { StaffSynonymsPage } from './StaffSynonymsPage.tsx'

const Form = ({ onClose, ...typed }: TypedSynonyms & { readonly onClose: () => void }) => {
  const { send, ...state } = useSaveSynonyms(onClose)
  return <SynonymForm {...state} {...typed} onSubmit={send} onClose={onClose} />
}

const Removal = ({ group, onClose }: { readonly group: SynonymGroup; readonly onClose: () => void }) => {
  const { send, ...state } = useSaveSynonyms(onClose)
  return (
    <FormDialog
      {...state}
      title={t('Remove these synonyms?')}
      saveText={t('Remove')}
      isDanger
      onSave={() => send({ phrases: [], instead: group })}
      onClose={onClose}
    >
      <Text>{t('Whoever searches for one of {group} finds the others no more.', { group: group.join(', ') })}</Text>
    </FormDialog>
  )
}

/** Synonyms of searches. Rules: MOD-51, MOD-52. */
export const StaffSynonymsRoute = () => {
  usePageTitle(t('Synonyms'))
  const groups = useSynonyms()
  const searches = useEmptySearches()
  const [typed, setTyped] = useState<TypedSynonyms | null>(null)
  const [removed, setRemoved] = useState<SynonymGroup | null>(null)
  return (
    <>
      <StaffSynonymsPage
        groups={groups}
        searches={searches}
        onNew={(phrases) => setTyped({ phrases, instead: [] })}
        onChange={(group) => setTyped({ phrases: group, instead: group })}
        onRemove={setRemoved}
      />
      {typed !== null && <Form {...typed} onClose={() => setTyped(null)} />}
      {removed !== null && <Removal group={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}
