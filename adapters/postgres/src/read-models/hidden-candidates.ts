import type { HiddenCandidates } from '@guildhall/domain/conversations'
import { companyNameKey } from '@guildhall/domain/profiles'
import { websiteDomain } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/**
 * Contractors whom the company has blocked, or who have blocked it in a conversation, and those who hide from it: by its uuid, or by any name or
 * website that it ever had. Rules: CONV-71, PROF-24.
 */
export const createHiddenCandidates = (knex: Knex): HiddenCandidates => ({
  list: async (companyUuid) => {
    const names = await selectRows<{ name: string; website: string }>(
      knex,
      'select name, website from company_names where company_uuid = :companyUuid',
      { companyUuid },
    )
    const rows = await selectRows<{ contractorUuid: string }>(
      knex,
      `select contractor_uuid from conversations where company_uuid = :companyUuid and status = 'blocked'
       union select contractor_uuid from candidate_blocks where company_uuid = :companyUuid
       union select contractor_uuid from hidden_companies where company_uuid = :companyUuid
       union select contractor_uuid from hidden_companies where company_uuid is null and name_key = any(:nameKeys)
       union select contractor_uuid from hidden_companies where domain = any(:domains)`,
      {
        companyUuid,
        nameKeys: names.map(({ name }) => companyNameKey(name)),
        domains: names.flatMap(({ website }) => (website === '' ? [] : [websiteDomain(website) ?? ''])),
      },
    )
    return rows.map(({ contractorUuid }) => contractorUuid)
  },
})
