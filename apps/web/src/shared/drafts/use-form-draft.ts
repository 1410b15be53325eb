import { useMemo } from 'react'
import { api } from '../api/client.ts'
import { readStoredDraft } from './stored-draft.ts'
import { type DraftCalls, useStoredDraft } from './use-stored-draft.ts'
import { type FormInProgress, newestForm, type ServerForm } from './form-in-progress.ts'
import { draftPrefixes } from './draft-prefixes.ts'

/** A form that is being filled in. */
export interface FormDraft<Values> {
  readonly values: Values
  readonly change: (changes: Partial<Values>) => void
  /** True where what is typed differs from what is saved. */
  readonly isChanged: boolean
  /** Forgets what was typed: it is saved, or not wanted. */
  readonly clear: () => void
}

/** Whose and which section, and what the server had of it when its form opened; undefined where it could not say. */
export interface OpenedSection {
  readonly accountUuid: string
  readonly section: string
  readonly served: ServerForm | null | undefined
}

export interface FormOpening<Values> extends OpenedSection {
  /** What the form opens with where nothing is begun. */
  readonly saved: Values
  /** What the profile holds of the section, the same in every browser. */
  readonly current: unknown
  /** Tells of a new entry that it is in the profile already. */
  readonly isSaved?: (values: Values) => boolean
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What is typed into a section's form, kept by this browser and by the server until it is saved or given up, so that it survives a closed tab
 * and another browser. What was typed before the section was saved elsewhere is not brought back. Use it under a key of the section.
 * Rules: PROF-11, UI-22.
 */
export function useFormDraft<Values extends object>(opening: FormOpening<Values>): FormDraft<Values> {
  const { accountUuid, isSaved, saved, section, served, current: stands } = opening
  const key = `${draftPrefixes.form}${accountUuid}:${section}`
  const from = JSON.stringify(stands)
  const calls = useMemo((): DraftCalls<FormInProgress<Values>> => {
    const params = { section }
    return {
      keep: async (begun, keepalive) => {
        const answer = await api.saveSectionDraft({ params, body: { form: JSON.stringify(begun) } }, { keepalive })
        return answer.ok ? answer.value.draft.savedAt : null
      },
      drop: () => api.discardSectionDraft({ params }, { keepalive: true }),
    }
  }, [section])
  const { change, clear, kept } = useStoredDraft<FormInProgress<Values>>(
    key,
    () => newestForm(readStoredDraft(key), served, from, isSaved),
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

/** Forgets here what was begun: somebody signs out. */
export function clearFormDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (Object.values(draftPrefixes).some((begun) => key.startsWith(begun))) localStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
