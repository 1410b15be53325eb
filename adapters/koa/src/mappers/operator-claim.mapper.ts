import type { OperatorClaim } from '@guildhall/domain/moderation'

/** Who looks at a profile or a report, as it is answered. */
export const toClaimWire = (claim: OperatorClaim | null) =>
  claim === null ? null : { ...claim, until: claim.until.toISOString() }
