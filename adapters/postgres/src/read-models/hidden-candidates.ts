import type { HiddenCandidates } from '@guildhall/domain/conversations'
import { companyNameKey } from '@guildhall/domain/profiles'
import { websiteDomain } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { CompanyRow } from '../rows/company.row.ts'
import { selectRows } from '../database/select-rows.ts'

/** Contractors whom the company has blocked, or who have blocked it in a conversation, and those who hide from it by its name or its website. */
export const createHiddenCandidates = (knex: Knex): HiddenCandidates => ({
  list: async (companyUuid) => {
    const company = await CompanyRow.query(knex).findById(companyUuid).select('name', 'website')
    const rows = await selectRows<{ contractorUuid: string }>(
      knex,
      `select contractor_uuid from conversations where company_uuid = :companyUuid and status = 'blocked'
       union select contractor_uuid from candidate_blocks where company_uuid = :companyUuid
       union select contractor_uuid from hidden_companies where name_key = :nameKey
       union select contractor_uuid from hidden_companies where domain = :domain`,
      {
        companyUuid,
        nameKey: companyNameKey(company?.name ?? ''),
        domain: websiteDomain(company?.website ?? '') ?? '',
      },
    )
    return rows.map(({ contractorUuid }) => contractorUuid)
  },
})
