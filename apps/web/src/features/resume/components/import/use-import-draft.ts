import { useState } from 'react'
import {
  firstChoices,
  type FoundFile,
  importBody,
  type Corrections,
  type MissingField,
  roleErrors,
  roleRows,
  type RowChoice,
  type RowChoices,
  studyErrors,
  studyRows,
} from './import-rows.ts'

type Errors = Readonly<Record<string, readonly string[] | undefined>>
const none: Errors = {}

/** The choices for the rows of a file until they are saved. */
export function useImportDraft(found: FoundFile) {
  const [choices, setChoices] = useState<RowChoices>(() => firstChoices(found))
  const [mended, setMended] = useState<Corrections>({})
  const [isTried, setTried] = useState(false)
  const [now] = useState(() => new Date())
  const choose = (id: string, choice: RowChoice): void => setChoices((now) => ({ ...now, [id]: choice }))

  const errors = (): Readonly<Record<string, Errors>> => {
    const wrong = [
      ...roleRows(found).map((row) => [row.id, roleErrors(row, mended, now)] as const),
      ...studyRows(found).map((row) => [row.id, studyErrors(row, mended, now)] as const),
    ]
    return Object.fromEntries(wrong.filter(([id, fields]) => choices[id] !== 'keep' && Object.keys(fields).length > 0))
  }
  const wrong = isTried ? errors() : {}
  return {
    found,
    choices,
    choose,
    /** The props of an entry's row. */
    entry: (id: string) => ({
      choice: choices[id] ?? ('keep' as const),
      onChoose: (choice: RowChoice) => choose(id, choice),
      mended: mended[id],
      onMend: (field: MissingField, value: string) =>
        setMended((now) => ({ ...now, [id]: { ...now[id], [field]: value } })),
      errors: wrong[id] ?? none,
    }),
    /** The body to save; null if a selected row has missing fields. */
    body: () => {
      setTried(true)
      return Object.keys(errors()).length > 0 ? null : importBody(found, choices, mended)
    },
    isIncomplete: Object.keys(wrong).length > 0,
  }
}

export type ImportDraft = ReturnType<typeof useImportDraft>
