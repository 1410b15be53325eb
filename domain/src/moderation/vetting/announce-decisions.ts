import type { ProfileEvent } from '../../profiles/index.ts'
import {
  addSeconds,
  type Clock,
  createEvent,
  err,
  type IdGenerator,
  ok,
  type Outbox,
  processInBatches,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { VETTING_UNDO_SECONDS } from './decide-profile.ts'
import type { VettingDecisions } from './vetting-decisions.port.ts'

export interface AnnounceDecisionsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly vettingDecisions: Pick<VettingDecisions, 'listHeld'>
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Outbox<ProfileEvent>
    readonly vettingDecisions: Pick<VettingDecisions, 'findForUpdate' | 'settle'>
  }>
}

const BATCH = 100

/** Tells one contractor, unless the decision was taken back or another worker has done so. */
const announceDecision = async (deps: AnnounceDecisionsDeps, uuid: Uuid): Promise<boolean> => {
  const announced = await deps.unitOfWork.run<null, 'already-announced'>(async ({ outbox, vettingDecisions }) => {
    const record = await vettingDecisions.findForUpdate(uuid)
    if (record === null || record.held === null) return err('already-announced')
    const { contractorUuid, held } = record
    const [from, to] = [held.before.vettingStatus, held.after.vettingStatus]
    await vettingDecisions.settle(uuid, null)
    const message = held.after.vettingMessage
    // An approved change is no news: the profile was approved before.
    if (from !== to) await outbox.add(createEvent(deps, { type: 'vetting-changed', contractorUuid, from, to, message }))
    return ok(null)
  })
  return announced.ok
}

/** Tells contractors of the decisions that can no longer be taken back, each once; returns how many were made final. Rules: MOD-5, MOD-84. */
export const announceDecisions = (deps: AnnounceDecisionsDeps) => (): Promise<number> => {
  const until = addSeconds(deps.clock.now(), -VETTING_UNDO_SECONDS)
  return processInBatches(
    BATCH,
    async () => ok(await deps.vettingDecisions.listHeld(until, BATCH)),
    (uuid) => announceDecision(deps, uuid),
  )
}
