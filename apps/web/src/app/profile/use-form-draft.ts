import { useEffect, useState } from 'react'
import { draftPrefixes } from './draft-prefixes.ts'
import { keep, readKept, thisBrowser } from './kept.ts'

/** A form that is being filled in. */
export interface FormDraft<Values> {
  readonly values: Values
  readonly change: (changes: Partial<Values>) => void
  /** True where what is typed differs from what is saved. */
  readonly isChanged: boolean
  /** Forgets what was typed: it is saved, or not wanted. */
  readonly forget: () => void
}

/**
 * What is typed into a form, kept by this browser until it is saved or given up, so that a closed tab loses nothing. `name` says whose and
 * which form it is; use it under a key of the same.
 */
export function useFormDraft<Values extends object>(name: string, saved: Values): FormDraft<Values> {
  const key = draftPrefixes.form + name
  const [values, setValues] = useState<Values>(() => ({ ...saved, ...readKept<Values>(thisBrowser, key) }))
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved)
  useEffect(() => keep(thisBrowser, key, isChanged ? values : null), [key, isChanged, values])
  return {
    values,
    change: (changes) => setValues((typed) => ({ ...typed, ...changes })),
    isChanged,
    forget: () => {
      keep(thisBrowser, key, null)
      setValues(saved)
    },
  }
}

/** Forgets here what was begun: somebody signs out. */
export function forgetFormDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (Object.values(draftPrefixes).some((begun) => key.startsWith(begun))) localStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
