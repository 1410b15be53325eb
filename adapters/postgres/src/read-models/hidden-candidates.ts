import type { HiddenCandidates } from '@guildhall/domain/conversations'
import { companyNameKey } from '@guildhall/domain/profiles'
import { websiteDomain } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Contractors whom a company must not see. */
const HIDDEN = `
  select contractor_uuid from conversations where company_uuid = :companyUuid and status = 'blocked'
  union select contractor_uuid from candidate_blocks where company_uuid = :companyUuid
  union select contractor_uuid from hidden_companies where company_uuid = :companyUuid
  union select contractor_uuid from hidden_companies where company_uuid is null and name_key = any(:nameKeys)
  union select contractor_uuid from hidden_companies where domain = any(:domains)`

/** The uuid may be any text, and in capital letters. */
const IS_HIDDEN = `select contractor_uuid from (${HIDDEN}) hidden where cast(contractor_uuid as text) = lower(:contractorUuid) limit 1`

/**
 * Contractors whom the company has blocked, or who have blocked it in a conversation, and those who hide from it: by its uuid, or by any name or
 * website that it ever had. Rules: CONV-71, PROF-24.
 */
export const createHiddenCandidates = (knex: Knex): HiddenCandidates => {
  const findKeys = async (companyUuid: string) => {
    const names = await selectRows<{ name: string; website: string }>(
      knex,
      'select name, website from company_names where company_uuid = :companyUuid',
      { companyUuid },
    )
    return {
      companyUuid,
      nameKeys: names.map(({ name }) => companyNameKey(name)),
      domains: names.flatMap(({ website }) => (website === '' ? [] : [websiteDomain(website) ?? ''])),
    }
  }
  return {
    list: async (companyUuid) => {
      const rows = await selectRows<{ contractorUuid: string }>(knex, HIDDEN, await findKeys(companyUuid))
      return rows.map(({ contractorUuid }) => contractorUuid)
    },
    includes: async (companyUuid, contractorUuid) =>
      (await selectRows(knex, IS_HIDDEN, { ...(await findKeys(companyUuid)), contractorUuid })).length > 0,
  }
}
