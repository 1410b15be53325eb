import { useMemo, useState } from 'react'
import { localDay } from '../../../../shared/hooks/use-now.ts'
import {
  firstChoices,
  type FoundFile,
  importBody,
  type Corrections,
  type EntryField,
  roleErrors,
  roleRows,
  type RowChoice,
  type RowChoices,
  studyErrors,
  studyRows,
} from './import-rows.ts'

type Errors = Readonly<Record<string, readonly string[] | undefined>>
type RowErrors = Readonly<Record<string, Errors>>
const none: Errors = {}

const errorsOf = (found: FoundFile, mended: Corrections, today: string): RowErrors =>
  Object.fromEntries([
    ...roleRows(found).map((row) => [row.id, roleErrors(row, mended, today)] as const),
    ...studyRows(found).map((row) => [row.id, studyErrors(row, mended, today)] as const),
  ])

/** The choices for the rows of a file until they are saved. */
export function useImportDraft(found: FoundFile) {
  const [choices, setChoices] = useState<RowChoices>(() => firstChoices(found))
  const [mended, setMended] = useState<Corrections>({})
  const [isTried, setTried] = useState(false)
  const [today] = useState(() => localDay(new Date()))
  const choose = (id: string, choice: RowChoice): void => setChoices((now) => ({ ...now, [id]: choice }))

  const foundErrors = useMemo(() => errorsOf(found, {}, today), [found, today])
  const errors = (): RowErrors => {
    const wrong = Object.entries(errorsOf(found, mended, today))
    return Object.fromEntries(wrong.filter(([id, fields]) => choices[id] !== 'keep' && Object.keys(fields).length > 0))
  }
  const wrong: RowErrors = isTried ? errors() : {}
  return {
    found,
    choices,
    choose,
    /** The props of an entry's row. */
    entry: (id: string) => ({
      choice: choices[id] ?? ('keep' as const),
      onChoose: (choice: RowChoice) => choose(id, choice),
      mended: mended[id] ?? {},
      /** Whether the row has a field for it: it was wrong in the file, became wrong by another one, or was filled in. */
      asks: (field: EntryField) =>
        [foundErrors[id], wrong[id], mended[id]].some((fields) => fields?.[field] !== undefined),
      onMend: (field: EntryField, value: string) =>
        setMended((now) => ({ ...now, [id]: { ...now[id], [field]: value } })),
      errors: wrong[id] ?? none,
    }),
    /** The body to save; null if a selected row has missing or wrong fields. */
    body: () => {
      setTried(true)
      return Object.keys(errors()).length > 0 ? null : importBody(found, choices, mended)
    },
    isIncomplete: Object.keys(wrong).length > 0,
  }
}

export type ImportDraft = ReturnType<typeof useImportDraft>
