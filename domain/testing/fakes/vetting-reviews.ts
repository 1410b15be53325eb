import { vettingKind, waitsForVetter } from '../../src/index.ts'
import type { ApprovedProfile, ContractorProfile, Operator, Uuid, VettingReviews } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** What the queue reads of others. */
export interface VettingWorld {
  readonly profiles: () => readonly ContractorProfile[]
  readonly operator: (uuid: Uuid) => Pick<Operator, 'name'> | null
}

/** The queue of vetters in memory. */
export const fakeVettingReviews = ({ operator, profiles }: VettingWorld): VettingReviews & Restorable => {
  const claims = memory<Uuid, { readonly operatorUuid: Uuid; readonly until: Date }>()
  const approvals = memory<Uuid, ApprovedProfile>()
  const findClaim = (contractorUuid: Uuid, now: Date) => {
    const claim = claims.rows.get(contractorUuid)
    if (claim === undefined || claim.until <= now) return null
    return { ...claim, operatorName: operator(claim.operatorUuid)?.name ?? '' }
  }
  return {
    snapshot: () => {
      const restores = [claims.snapshot(), approvals.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    list: async (now, limit) => {
      const waiting = profiles()
        .filter(waitsForVetter)
        .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime() || (a.uuid < b.uuid ? -1 : 1))
      const entries = waiting.slice(0, limit).map((profile) => {
        const { firstName, jobTitle, lastName, profilePicture, updatedAt, uuid } = profile
        return {
          contractorUuid: uuid,
          firstName,
          lastName,
          jobTitle,
          profilePicture,
          kind: vettingKind(profile, approvals.rows.has(uuid)),
          waitingSince: updatedAt,
          claim: findClaim(uuid, now),
        }
      })
      return { entries, total: waiting.length }
    },
    claim: async (contractorUuid, operatorUuid, { now, until }) => {
      const held = findClaim(contractorUuid, now)
      if (held !== null && held.operatorUuid !== operatorUuid) return false
      claims.rows.set(contractorUuid, { operatorUuid, until })
      return true
    },
    findClaim: async (contractorUuid, now) => findClaim(contractorUuid, now),
    release: async (contractorUuid, operatorUuid) => {
      if (claims.rows.get(contractorUuid)?.operatorUuid === operatorUuid) claims.rows.delete(contractorUuid)
    },
    findApproved: async (contractorUuid) => approvals.rows.get(contractorUuid) ?? null,
    saveApproved: async (contractorUuid, approved) => {
      approvals.rows.set(contractorUuid, approved)
    },
  }
}
