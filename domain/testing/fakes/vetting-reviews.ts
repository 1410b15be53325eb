import { changedSections, vettingKind, waitsForVetter } from '../../src/index.ts'
import type {
  Account,
  ApprovalRules,
  ApprovedProfile,
  ContractorProfile,
  Operator,
  Uuid,
  VettingReviews,
  VettingRuleStore,
} from '../../src/index.ts'
import { fakeOperatorClaims } from './operator-claims.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** What the queue reads of others. */
export interface VettingWorld {
  readonly profiles?: () => readonly ContractorProfile[]
  readonly operator?: (uuid: Uuid) => Pick<Operator, 'name'> | null
  readonly account?: (uuid: Uuid) => Pick<Account, 'email' | 'mobile'> | null
  readonly rules?: Pick<VettingRuleStore, 'read'>
}

/** The queue of vetters in memory; without a world, of nobody. */
export const fakeVettingReviews = ({
  account,
  operator,
  profiles = () => [],
  rules,
}: VettingWorld = {}): VettingReviews & Restorable => {
  const claims = fakeOperatorClaims(operator)
  const approvals = memory<Uuid, ApprovedProfile>()
  const imports = memory<Uuid, Date>()
  return {
    ...claims,
    snapshot: () => {
      const restores = [claims.snapshot(), approvals.snapshot(), imports.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    list: async (now, limit, lateSince) => {
      const waiting = profiles()
        .filter(waitsForVetter)
        .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime() || (a.uuid < b.uuid ? -1 : 1))
      const entries = waiting.slice(0, limit).map((profile) => {
        const { firstName, jobTitle, lastName, profilePicture, updatedAt, uuid } = profile
        const approved = approvals.rows.get(uuid) ?? null
        return {
          contractorUuid: uuid,
          firstName,
          lastName,
          jobTitle,
          profilePicture,
          kind: vettingKind(profile, approved !== null),
          changed: approved === null ? null : changedSections(approved.profile, profile),
          waitingSince: updatedAt,
          claim: claims.holderOf(uuid, now),
        }
      })
      return {
        entries,
        total: waiting.length,
        late: waiting.filter(({ updatedAt }) => updatedAt <= lateSince).length,
        oldestSince: waiting[0]?.updatedAt ?? null,
        medianSince: waiting[Math.ceil(waiting.length / 2) - 1]?.updatedAt ?? null,
      }
    },
    findApproved: async (contractorUuid) => approvals.rows.get(contractorUuid) ?? null,
    saveApproved: async (contractorUuid, approved) => void approvals.rows.set(contractorUuid, approved),
    removeApproved: async (contractorUuid) => void approvals.rows.delete(contractorUuid),
    readContext: async (contractorUuid) => {
      const { email = '', mobile = null } = account?.(contractorUuid) ?? {}
      const [approved, importedAt] = [approvals.rows.get(contractorUuid), imports.rows.get(contractorUuid)]
      const stored = (await rules?.read()) ?? null
      return {
        rules: stored?.rules ?? null,
        context: { approved: approved ?? null, email, importedAt: importedAt ?? null, mobile },
      }
    },
    noteImport: async (contractorUuid, at) => {
      if (at === null) imports.rows.delete(contractorUuid)
      else imports.rows.set(contractorUuid, at)
    },
  }
}

/** The rules of operators in memory. */
export const fakeVettingRules = (): VettingRuleStore & Restorable => {
  let stored: Awaited<ReturnType<VettingRuleStore['read']>> = null
  return {
    snapshot: () => {
      const before = stored
      return () => {
        stored = before
      }
    },
    read: async () => stored,
    readForUpdate: async () => stored,
    save: async (rules: ApprovalRules, changedAt: Date) => {
      stored = { rules, changedAt }
    },
  }
}
