import type { OperatorClaim, OperatorClaims } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

export const createReportClaims = (knex: Knex): OperatorClaims => ({
  // One statement: of concurrent claims the first to lock the row wins, and the others see its claim.
  claim: async (reportUuid, operatorUuid, { now, until }) => {
    const claimed = await selectRows(
      knex,
      `insert into report_claims as r (report_uuid, claimed_by, claimed_until) values (:reportUuid, :operatorUuid, :until)
       on conflict (report_uuid) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
       where r.claimed_by = excluded.claimed_by or r.claimed_until <= :now
       returning report_uuid`,
      { reportUuid, operatorUuid, now, until },
    )
    return claimed.length > 0
  },
  findClaim: async (reportUuid, now) => {
    const [claim] = await selectRows<OperatorClaim>(
      knex,
      `select o.uuid as operator_uuid, o.name as operator_name, r.claimed_until as until
       from report_claims r join operators o on o.uuid = r.claimed_by
       where r.report_uuid = :reportUuid and r.claimed_until > :now`,
      { reportUuid, now },
    )
    return claim ?? null
  },
  release: async (reportUuid, operatorUuid) => {
    await knex('reportClaims').where({ reportUuid, claimedBy: operatorUuid }).delete()
  },
})
