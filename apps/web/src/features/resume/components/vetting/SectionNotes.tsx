import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import type { Vetting } from '../../from-wire.ts'

export interface SectionNotesProps {
  /** The section's name in the vetting rules: MainProfile, WorkExperience, ProfilePicture, Skills, Cv. */
  readonly section: string
  readonly reasons: Vetting['reasons']
}

/** The reasons why the profile is not approved, shown in the section that they concern. Rule: PROF-30. */
export const SectionNotes = ({ section, reasons }: SectionNotesProps) =>
  reasons
    .filter((reason) => reason.section === section)
    .map(({ code, label }) => (
      <InlineMessage key={code} tone="warning">
        {label}
      </InlineMessage>
    ))
