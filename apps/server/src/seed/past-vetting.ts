import type { VettingChange } from '@guildhall/domain/moderation'
import { addHours, DAY_MS, startOfWeek } from '@guildhall/domain/shared'
import { createRandom, createUuidAt, hashSeed } from './market/random.ts'
import type { MarketContractor } from './market/types.ts'

/** A row of `vetting_changes`. */
export interface PastVetting {
  readonly uuid: string
  readonly contractorUuid: string
  readonly fromStatus: string
  readonly toStatus: string
  readonly at: Date
}

/** Of those that were approved, so many were sent back once. */
const SENT_BACK_SHARE = 0.07
/** Hours until a decision: never fewer, and up to so many more in a usual week. Few wait that long. */
const WAIT_MIN = 1
const WAIT_MAX = 42

/** Hours until a decision. Vetters have good weeks and bad ones. */
const generateWait = (submittedAt: Date, random: ReturnType<typeof createRandom>): number => {
  const ofWeek = 0.5 + createRandom(hashSeed('vetters', startOfWeek(submittedAt).getTime())).next()
  return WAIT_MIN + WAIT_MAX * ofWeek * random.next() ** 2
}

/** How a profile was submitted and decided about. None for those that wait, or have not been submitted. */
export const generatePastVetting = (contractor: MarketContractor, now: Date): readonly PastVetting[] => {
  const { createdAt, key, uuid: contractorUuid, vettingStatus } = contractor
  if (vettingStatus === 'incomplete' || vettingStatus === 'pending') return []
  const random = createRandom(hashSeed('vetting', key))
  const change = ({ at, from, to }: Pick<VettingChange, 'at' | 'from' | 'to'>): PastVetting => ({
    uuid: createUuidAt(at, random),
    contractorUuid,
    fromStatus: from,
    toStatus: to,
    at,
  })
  const submit = (at: Date, from: string, to: string) => {
    const decidedAt = addHours(at, generateWait(at, random))
    return [change({ at, from, to: 'pending' }), change({ at: decidedAt, from: 'pending', to })]
  }
  const submittedAt = new Date(createdAt.getTime() + random.next() * DAY_MS)
  const isApproved = vettingStatus === 'approved' || vettingStatus === 'suspended'
  const isSentBack = isApproved && random.chance(SENT_BACK_SHARE)
  const first = submit(
    submittedAt,
    'incomplete',
    isSentBack ? 'changes_requested' : isApproved ? 'approved' : vettingStatus,
  )
  const sentBackAt = first.at(-1)?.at ?? submittedAt
  const again = isSentBack ? submit(addHours(sentBackAt, random.int(2, 90)), 'changes_requested', 'approved') : []
  return [...first, ...again].filter(({ at }) => at < now)
}
