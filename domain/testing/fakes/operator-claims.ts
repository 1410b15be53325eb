import type { Operator, OperatorClaim, OperatorClaims, Uuid } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Claims in memory. */
export interface FakeOperatorClaims extends OperatorClaims, Restorable {
  readonly holderOf: (uuid: Uuid, now: Date) => OperatorClaim | null
}

export const fakeOperatorClaims = (
  operator: (uuid: Uuid) => Pick<Operator, 'name'> | null = () => null,
): FakeOperatorClaims => {
  const { rows, snapshot } = memory<Uuid, { readonly operatorUuid: Uuid; readonly until: Date }>()
  const holderOf = (uuid: Uuid, now: Date): OperatorClaim | null => {
    const claim = rows.get(uuid)
    if (claim === undefined || claim.until <= now) return null
    return { ...claim, operatorName: operator(claim.operatorUuid)?.name ?? '' }
  }
  return {
    snapshot,
    holderOf,
    claim: async (uuid, operatorUuid, { now, until }) => {
      const held = holderOf(uuid, now)
      if (held !== null && held.operatorUuid !== operatorUuid) return false
      rows.set(uuid, { operatorUuid, until })
      return true
    },
    findClaim: async (uuid, now) => holderOf(uuid, now),
    release: async (uuid, operatorUuid) => {
      if (rows.get(uuid)?.operatorUuid === operatorUuid) rows.delete(uuid)
    },
  }
}
