import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import type { OpenedSection } from '../../../../shared/drafts/use-form-draft.ts'

/** What every editor of a section is given. */
export interface EditorProps {
  readonly profile: ContractorProfile
  readonly session: CurrentSessionWire
  readonly onClose: () => void
}

/** What an editor is given whose form is kept while it is begun. */
export interface SectionEditorProps extends EditorProps {
  readonly opened: OpenedSection
}
