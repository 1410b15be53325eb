import { addMinutes, err, ok, type Result, type Uuid } from '../shared/index.ts'

/** Minutes for which an operator holds a profile or a report, from the last look on. Rules: MOD-28, MOD-90. */
export const OPERATOR_CLAIM_MINUTES = 10

/** Who looks at a profile or a report, and until when nobody else does. */
export interface OperatorClaim {
  readonly operatorUuid: Uuid
  readonly operatorName: string
  readonly until: Date
}

/** Who looks at what: profiles by the id of the contractor, or reports by theirs. Rules: MOD-28, MOD-90. */
export interface OperatorClaims {
  /** Gives it to the operator until then; false if another holds it. Of concurrent calls one succeeds. */
  claim(uuid: Uuid, operatorUuid: Uuid, lease: { readonly now: Date; readonly until: Date }): Promise<boolean>
  findClaim(uuid: Uuid, now: Date): Promise<OperatorClaim | null>
  /** Ends the operator's own claim, nobody else's. */
  release(uuid: Uuid, operatorUuid: Uuid): Promise<void>
}

export interface TakeClaimCommand {
  readonly uuid: Uuid
  readonly operatorUuid: Uuid
  readonly now: Date
}

/** Holds a profile or a report for an operator from now on; 'claimed' with `by` and `until` if another does. Rules: MOD-28, MOD-90. */
export const takeClaim = async (
  claims: Pick<OperatorClaims, 'claim' | 'findClaim'>,
  { now, operatorUuid, uuid }: TakeClaimCommand,
): Promise<Result<{ readonly until: Date }, 'claimed'>> => {
  const until = addMinutes(now, OPERATOR_CLAIM_MINUTES)
  if (await claims.claim(uuid, operatorUuid, { now, until })) return ok({ until })
  const claim = await claims.findClaim(uuid, now)
  return err('claimed', claim === null ? {} : { by: claim.operatorName, until: claim.until.toISOString() })
}
