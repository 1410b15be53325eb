import { useNavigate } from '@tanstack/react-router'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import {
  type TypedDecision,
  useDecide,
  useVettingClaim,
  useVettingQueue,
  useVettingReview,
} from '../api/use-vetting.ts'
import type { VettingReview } from '../compared-fields.ts'
import { StaffVettingPage } from './StaffVettingPage.tsx'

export interface StaffVettingRouteProps {
  readonly ownUuid: string
  /** The selected profile; null for none. */
  readonly contractorUuid: string | null
}

/** The vetting of profiles. The selected one is in the address, and held while it is open. Rules: MOD-27, MOD-28. */
export const StaffVettingRoute = ({ ownUuid, contractorUuid }: StaffVettingRouteProps) => {
  usePageTitle(t('Vetting'))
  const now = useNow()
  const navigate = useNavigate()
  const queue = useVettingQueue()
  const review = useVettingReview(contractorUuid)
  const claim = useVettingClaim(contractorUuid)
  const { decide, isPending } = useDecide()
  const uuids = queue.data?.entries.map((entry) => entry.contractorUuid) ?? []
  const at = contractorUuid === null ? -1 : uuids.indexOf(contractorUuid)
  const open = (uuid: string | undefined): void =>
    void navigate({
      href: uuid === undefined ? '/staff/vetting' : `/staff/vetting/${uuid}`,
      replace: contractorUuid !== null,
    })
  const decideAndGoOn = async (shown: VettingReview, decision: TypedDecision): Promise<void> => {
    const { changedAt, contractorUuid: uuid, firstName, lastName } = shown
    const next = uuids[at + 1] ?? uuids[at - 1]
    const isMade = await decide({ uuid, name: `${firstName} ${lastName}`.trim(), seenAt: changedAt }, decision)
    if (isMade) open(next)
  }
  return (
    <StaffVettingPage
      // What was typed belongs to one profile.
      key={contractorUuid}
      ownUuid={ownUuid}
      now={now}
      queue={toLoadable(queue)}
      selectedUuid={contractorUuid}
      review={contractorUuid === null ? null : toLoadable(review)}
      claim={claim}
      isPending={isPending}
      onMove={(by) => {
        const next = uuids[Math.max(0, at + by)]
        if (next !== undefined && next !== contractorUuid) open(next)
      }}
      onRelease={() => open(undefined)}
      onDecide={(shown, decision) => void decideAndGoOn(shown, decision)}
    />
  )
}
