import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import type { OpenedSection } from '../../../../shared/drafts/use-form-draft.ts'

/** The props of every editor. */
export interface EditorProps {
  readonly profile: ContractorProfile
  readonly session: CurrentSessionWire
  readonly onClose: () => void
}

/** The props of an editor whose form has a draft. */
export interface SectionEditorProps extends EditorProps {
  readonly opened: OpenedSection
}
