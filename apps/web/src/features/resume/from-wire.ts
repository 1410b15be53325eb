import type { ContractorProfile, HiddenReason } from '@guildhall/domain/profiles'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'

/** The user's own profile, and why employers cannot find it; null if they can. */
export interface OwnProfile {
  readonly profile: ContractorProfile
  readonly hiddenReason: HiddenReason | null
  readonly vetting: Vetting
}

/** The result of vetting. Rule: PROF-30. */
export interface Vetting {
  /** The reasons, each with the section of the profile that it concerns. */
  readonly reasons: readonly { readonly code: string; readonly section: string; readonly label: string }[]
  readonly message: string | null
  /** The earliest time of the next submission; null if it is possible now, or not applicable. */
  readonly resubmitFrom: string | null
}

/** The profile of the signed-in user; null for an employer. Country and province stay on the server. Rule: PROF-5. */
export function ownProfileFromSession(session: CurrentSessionWire): OwnProfile | null {
  const { user, details, industries, skills, languages } = session
  if (details === null) return null
  const {
    completeness: _completeness,
    searchable: _searchable,
    hiddenReason,
    availabilityConfirmedAt,
    updatedAt,
    vetting,
    ...kept
  } = details
  return {
    hiddenReason,
    vetting,
    profile: {
      ...kept,
      uuid: user.uuid,
      firstName: user.firstName,
      lastName: user.lastName,
      countryCode: null,
      provinceCode: null,
      availabilityConfirmedAt: availabilityConfirmedAt === null ? null : new Date(availabilityConfirmedAt),
      industries,
      skills,
      languages,
      vettingStatus: user.vettingStatus ?? 'incomplete',
      vettingReasons: vetting.reasons,
      vettingMessage: vetting.message,
      // The server counts reminders and resubmissions.
      availabilityReminderStage: 0,
      resubmittedAt: [],
      status: user.status ?? 'new',
      updatedAt: new Date(updatedAt),
    },
  }
}
