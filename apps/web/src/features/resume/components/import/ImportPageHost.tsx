import { ImportPage } from './ImportPage.tsx'
import { useImportDraft } from './use-import-draft.ts'
import type { ProfileImport, ReadFile } from '../../api/use-profile-import.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ImportPartProps {
  readonly file: ReadFile
  readonly importing: ProfileImport
  readonly onCancel: () => void
}

const INCOMPLETE = t(
  'Some rows that you take over are not complete or not right. Please mend the marked fields, or skip the row.',
)

/** The imported data and the selection, with the mutation that saves it. */
export const ImportPageHost = ({ file, importing, onCancel }: ImportPartProps) => {
  const draft = useImportDraft(file.found)
  return (
    <ImportPage
      fileName={file.name}
      draft={draft}
      isSaving={importing.isSaving}
      refusal={draft.isIncomplete ? INCOMPLETE : importing.refusal}
      onCancel={onCancel}
      onSave={() => {
        const body = draft.body()
        if (body !== null) importing.save(body)
      }}
    />
  )
}
