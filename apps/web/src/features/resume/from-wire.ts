import type { ContractorProfile, HiddenReason } from '@guildhall/domain/profiles'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'

/** One's own profile, and why employers cannot find it now; null where they can. */
export interface OwnProfile {
  readonly profile: ContractorProfile
  readonly hiddenReason: HiddenReason | null
  readonly vetting: Vetting
}

/** What was said of the profile by whoever looked at it. Rule: PROF-30. */
export interface Vetting {
  /** Each with the section of the profile that it is about. */
  readonly reasons: readonly { readonly code: string; readonly section: string; readonly label: string }[]
  readonly message: string | null
  /** When the profile may be sent again; null where now, or where it does not wait for that. */
  readonly resubmitFrom: string | null
}

/** The profile of who is signed in; null for an employer. Country and province stay on the server. Rule: PROF-5. */
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
      vettingReasons: vetting.reasons.map(({ code }) => code),
      vettingMessage: vetting.message,
      // What was told and sent again is counted on the server.
      availabilityReminderStage: 0,
      resubmittedAt: [],
      status: user.status ?? 'new',
      updatedAt: new Date(updatedAt),
    },
  }
}
