import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/client.ts'
import { readStoredDraft } from './stored-draft.ts'
import { type DraftCalls, useStoredDraft } from './use-stored-draft.ts'
import { type FormInProgress, pickNewestForm, type ServerForm } from './form-in-progress.ts'
import { draftPrefixes } from './draft-prefixes.ts'
import { draftsKeys } from './keys.ts'

/** A form that is being filled in. */
export interface FormDraft<Values> {
  readonly values: Values
  readonly change: (changes: Partial<Values>) => void
  /** True if the values differ from the saved ones. */
  readonly isChanged: boolean
  /** Discards the draft, because it was saved or is not wanted. */
  readonly clear: () => void
}

/** The account and the section, and the server's draft when the form was opened; undefined if it could not be loaded. */
export interface OpenedSection {
  readonly accountUuid: string
  readonly section: string
  readonly served: ServerForm | null | undefined
}

export interface FormOpening<Values> extends OpenedSection {
  /** The values of the form if there is no draft. */
  readonly saved: Values
  /** The saved section of the profile, the same in every browser. */
  readonly current: unknown
  /** Returns true for a new entry that is already in the profile. */
  readonly isSaved?: (values: Values) => boolean
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The draft of a section's form, saved in this browser and on the server until it is submitted or discarded, so that it survives a closed tab and is
 * available in another browser. A draft that is older than a save elsewhere is not restored. Render the form with a React key of the section. Rules:
 * PROF-11, UI-22.
 */
export function useFormDraft<Values extends object>(opening: FormOpening<Values>): FormDraft<Values> {
  const { accountUuid, isSaved, saved, section, served, current } = opening
  const key = `${draftPrefixes.form}${accountUuid}:${section}`
  const from = JSON.stringify(current)
  const queries = useQueryClient()
  const calls = useMemo((): DraftCalls<FormInProgress<Values>> => {
    const params = { section }
    const readAll = (): void => void queries.invalidateQueries({ queryKey: draftsKeys.list })
    return {
      keep: async (draft, keepalive) => {
        const answer = await api.saveSectionDraft({ params, body: { form: JSON.stringify(draft) } }, { keepalive })
        readAll()
        return answer.ok ? answer.value.draft.savedAt : null
      },
      drop: async () => {
        await api.discardSectionDraft({ params }, { keepalive: true })
        readAll()
      },
    }
  }, [queries, section])
  const { change, clear, kept } = useStoredDraft<FormInProgress<Values>>(
    key,
    () => pickNewestForm(readStoredDraft(key), served, from, isSaved),
    calls,
  )
  const values = { ...saved, ...kept?.value.values }
  return {
    values,
    change: (changes) =>
      change((now) => {
        const typed = { ...saved, ...now?.values, ...changes }
        return isSame(typed, saved) ? null : { values: typed, from }
      }),
    isChanged: !isSame(values, saved),
    clear: () => {
      if (kept !== null || served !== null) clear()
    },
  }
}
