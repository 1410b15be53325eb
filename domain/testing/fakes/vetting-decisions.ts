import type { RuleApproval, Uuid, VettingDecisions, VettingRecord, VettingTally } from '../../src/index.ts'
import { fakeAuditLog } from './audit-log.ts'
import { memory, type Restorable } from './unit-of-work.ts'
import { fakeVettingReviews } from './vetting-reviews.ts'

/** The decisions about profiles in memory. */
export interface FakeVettingDecisions extends VettingDecisions, Restorable {
  readonly all: () => readonly VettingRecord[]
  readonly approvals: () => readonly RuleApproval[]
}

export const fakeVettingDecisions = (): FakeVettingDecisions => {
  const records = memory<Uuid, VettingRecord>()
  const approvals = memory<Uuid, RuleApproval>()
  const find = async (uuid: Uuid) => records.rows.get(uuid) ?? null
  const standing = (since: Date) =>
    [...records.rows.values()].filter(({ at, undoneAt }) => at >= since && undoneAt === null)
  return {
    snapshot: () => {
      const restores = [records.snapshot(), approvals.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    all: () => [...records.rows.values()],
    approvals: () => [...approvals.rows.values()],
    addApproval: async (approval) => void approvals.rows.set(approval.uuid, approval),
    add: async (record) => void records.rows.set(record.uuid, record),
    find,
    findForUpdate: find,
    listHeld: async (until, limit) =>
      [...records.rows.values()]
        .filter(({ at, held }) => held !== null && at <= until)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .slice(0, limit)
        .map(({ uuid }) => uuid),
    settle: async (uuid, undoneAt) => {
      const record = records.rows.get(uuid)
      if (record !== undefined) records.rows.set(uuid, { ...record, held: null, undoneAt })
    },
    countOf: async (operatorUuid, since) =>
      standing(since).filter((record) => record.operatorUuid === operatorUuid).length,
    tally: async (since) => {
      const tallies = new Map<string, VettingTally>()
      for (const { decision, facts } of standing(since)) {
        const key = JSON.stringify([facts, decision])
        tallies.set(key, { facts, decision, count: (tallies.get(key)?.count ?? 0) + 1 })
      }
      return [...tallies.values()]
    },
    countByRule: async (since) => {
      const recent = [...approvals.rows.values()].filter(({ at }) => at >= since)
      const countOf = (name: RuleApproval['rule']) => recent.filter(({ rule }) => rule === name).length
      return { changes: countOf('changes'), newProfiles: countOf('newProfiles') }
    },
  }
}

/** What the saving of a profile writes about vetting, in memory: nobody was approved before. */
export const fakeVetting = () => ({
  audit: fakeAuditLog(),
  vettingDecisions: fakeVettingDecisions(),
  vettingReviews: fakeVettingReviews(),
})
