import { useNavigate } from '@tanstack/react-router'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { useClaim } from '../api/use-claim.ts'
import { type TypedDecision, useDecisions } from '../api/use-decisions.ts'
import { useVettingQueue, useVettingReview } from '../api/use-vetting.ts'
import { useVettingReasons } from '../api/use-vetting-reasons.ts'
import type { VettingReview } from '../compared-fields.ts'
import { useMarks } from '../use-marks.ts'
import { StaffVettingPage } from './StaffVettingPage.tsx'

export interface StaffVettingRouteProps {
  readonly ownUuid: string
  /** The selected profile; null for none. */
  readonly contractorUuid: string | null
}

/** The vetting of profiles. The selected one is in the address, and held while it is open. Rules: MOD-27, MOD-28, MOD-85. */
export const StaffVettingRoute = ({ ownUuid, contractorUuid }: StaffVettingRouteProps) => {
  usePageTitle(t('Vetting'))
  const now = useNow()
  const navigate = useNavigate()
  const queue = useVettingQueue()
  const review = useVettingReview(contractorUuid)
  const reasons = useVettingReasons()
  const claim = useClaim('profile', contractorUuid)
  const entries = queue.data?.entries ?? []
  const uuids = entries.map((entry) => entry.contractorUuid)
  const marks = useMarks(uuids)
  const at = contractorUuid === null ? -1 : uuids.indexOf(contractorUuid)
  const open = (uuid: string | undefined): void =>
    void navigate({
      href: uuid === undefined ? '/staff/vetting' : `/staff/vetting/${uuid}`,
      replace: contractorUuid !== null,
    })
  const { approve, decide, forgetUnapproved, isPending, unapproved, undo } = useDecisions(open)
  const decideAndGoOn = async (shown: VettingReview, decision: TypedDecision): Promise<void> => {
    const { changedAt, contractorUuid: uuid, firstName, lastName } = shown
    const next = uuids[at + 1] ?? uuids[at - 1]
    const isMade = await decide({ uuid, name: `${firstName} ${lastName}`.trim(), seenAt: changedAt }, decision)
    if (isMade) open(next)
  }
  const approveMarked = async (): Promise<void> => {
    const approved = await approve(entries.filter((entry) => marks.marked.includes(entry.contractorUuid)))
    marks.clear()
    if (contractorUuid !== null && approved.includes(contractorUuid))
      open(uuids.find((uuid) => !approved.includes(uuid)))
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
      reasons={reasons}
      claim={claim}
      isPending={isPending}
      marks={marks}
      unapproved={unapproved}
      onMove={(by) => {
        const next = uuids[Math.max(0, at + by)]
        if (next !== undefined && next !== contractorUuid) open(next)
      }}
      onRelease={() => open(undefined)}
      onDecide={(shown, decision) => void decideAndGoOn(shown, decision)}
      onUndo={undo}
      onApproveMarked={() => void approveMarked()}
      onForgetUnapproved={forgetUnapproved}
    />
  )
}
