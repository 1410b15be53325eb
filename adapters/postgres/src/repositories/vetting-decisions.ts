import type { VettingDecisions, VettingRecord, VettingTally } from '@guildhall/domain/moderation'
import type { ApprovalRuleName } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { type StoredHeldDecision, toHeldDecision } from '../mappers/stored-approval.mapper.ts'

interface RecordRow extends Omit<VettingRecord, 'at' | 'held'> {
  readonly decidedAt: Date
  readonly held: StoredHeldDecision | null
}

const COLUMNS = [
  'uuid',
  'contractorUuid',
  'operatorUuid',
  'decision',
  'facts',
  'decidedAt',
  'held',
  'undoneAt',
] as const satisfies readonly (keyof RecordRow)[]

const toRecord = ({ decidedAt, held, ...row }: RecordRow): VettingRecord => ({
  ...row,
  at: decidedAt,
  held: held === null ? null : toHeldDecision(held),
})

const toJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

export const createVettingDecisions = (knex: Knex): VettingDecisions => {
  const rows = () => knex('vettingDecisions')
  const ofOperators = () => rows().whereNull('rule').whereNull('undoneAt')
  return {
    addApproval: async ({ at, contractorUuid, facts, rule, uuid }) => {
      await rows().insert({ uuid, contractorUuid, rule, decision: 'approved', facts: toJson(facts), decidedAt: at })
    },
    add: async ({ at, facts, held, ...record }) => {
      await rows().insert({ ...record, facts: toJson(facts), held: toJson(held), decidedAt: at })
    },
    find: async (uuid) => {
      const found: readonly RecordRow[] = await rows().select(COLUMNS).where({ uuid }).whereNull('rule')
      return found[0] === undefined ? null : toRecord(found[0])
    },
    findForUpdate: async (uuid) => {
      const found: readonly RecordRow[] = await rows().select(COLUMNS).where({ uuid }).whereNull('rule').forUpdate()
      return found[0] === undefined ? null : toRecord(found[0])
    },
    listHeld: async (until, limit) => {
      const found: readonly { readonly uuid: string }[] = await rows()
        .select('uuid')
        .whereNotNull('held')
        .where('decidedAt', '<=', until)
        .orderBy(['decidedAt', 'uuid'])
        .limit(limit)
      return found.map(({ uuid }) => uuid)
    },
    settle: async (uuid, undoneAt) => {
      await rows().where({ uuid }).update({ held: null, undoneAt })
    },
    countOf: async (operatorUuid, since) => {
      const [counted] = await ofOperators()
        .where({ operatorUuid })
        .where('decidedAt', '>=', since)
        .count({ count: '*' })
      return Number(counted?.['count'] ?? 0)
    },
    tally: (since) =>
      selectRows<VettingTally>(
        knex,
        `select facts, decision, cast(count(*) as integer) as count from vetting_decisions
         where rule is null and undone_at is null and decided_at >= :since
         group by facts, decision order by facts, decision`,
        { since },
      ),
    countByRule: async (since) => {
      const counted = await selectRows<{ readonly rule: ApprovalRuleName; readonly count: number }>(
        knex,
        `select rule, cast(count(*) as integer) as count from vetting_decisions
         where rule is not null and decided_at >= :since group by rule`,
        { since },
      )
      const none: Readonly<Record<ApprovalRuleName, number>> = { changes: 0, newProfiles: 0 }
      return { ...none, ...Object.fromEntries(counted.map(({ count, rule }) => [rule, count])) }
    },
  }
}
