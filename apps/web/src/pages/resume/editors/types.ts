import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { SessionAnswer } from '@guildhall/rest-contract/client'

/** What every editor of a section is given. */
export interface EditorProps {
  readonly profile: ContractorProfile
  readonly session: SessionAnswer
  readonly onClose: () => void
}
