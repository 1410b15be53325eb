import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import type { Vetting } from '../../from-wire.ts'

export interface SectionNotesProps {
  /** The section as the rules of vetting call it: MainProfile, WorkExperience, ProfilePicture, Skills, Cv. */
  readonly section: string
  readonly reasons: Vetting['reasons']
}

/** What keeps the profile from being approved, beside the section that it is about. Rule: PROF-30. */
export const SectionNotes = ({ section, reasons }: SectionNotesProps) =>
  reasons
    .filter((reason) => reason.section === section)
    .map(({ code, label }) => (
      <InlineMessage key={code} tone="warning">
        {label}
      </InlineMessage>
    ))
