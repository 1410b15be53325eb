import type { ContractorProfile, HiddenReason } from '@guildhall/domain/profiles'
import type { SessionAnswer } from '@guildhall/rest-contract/client'

/** One's own profile, and why employers cannot find it now; null where they can. */
export interface OwnProfile {
  readonly profile: ContractorProfile
  readonly hiddenReason: HiddenReason | null
}

/** The profile of who is signed in; null for an employer. Country and province stay on the server. Source: product-spec §3. */
export function ownProfileOf(session: SessionAnswer): OwnProfile | null {
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
      availabilityTold: 0,
      resubmittedAt: [],
      status: user.status ?? 'new',
      updatedAt: new Date(updatedAt),
    },
  }
}
