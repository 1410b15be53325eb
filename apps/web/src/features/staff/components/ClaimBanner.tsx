import { Banner } from '@guildhall/ui-kit/Banner'
import { formatTime } from '../../../shared/format/formats.ts'
import type { ClaimState } from '../api/use-claim.ts'

export interface ClaimBannerProps {
  readonly claim: ClaimState
  /** Says who holds what is open, and until when at the latest. */
  readonly heldBy: (name: string, time: string) => string
}

/** Why what is open cannot be decided on; nothing while the operator holds it. Rules: MOD-28, MOD-90. */
export const ClaimBanner = ({ claim, heldBy }: ClaimBannerProps) => {
  if (claim === 'held' || claim === 'waiting') return null
  const { by, until } = claim.details
  return (
    <Banner tone="warning" role="status">
      {claim.problem === 'claimed' && typeof by === 'string' && typeof until === 'string'
        ? heldBy(by, formatTime(until))
        : claim.message}
    </Banner>
  )
}
