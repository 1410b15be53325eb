import type { HiddenCandidates } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Contractors with a blocked conversation with the company. */
export const createHiddenCandidates = (knex: Knex): HiddenCandidates => ({
  list: async (companyUuid) => {
    const rows = await selectRows<{ contractorUuid: string }>(
      knex,
      `select distinct contractor_uuid from conversations where company_uuid = ? and status = 'blocked'`,
      [companyUuid],
    )
    return rows.map(({ contractorUuid }) => contractorUuid)
  },
})
