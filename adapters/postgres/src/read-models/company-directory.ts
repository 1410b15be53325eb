import type { CompanyDirectory } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { companyMapper } from '../mappers/company.mapper.ts'
import { CompanyRow } from '../rows/company.row.ts'
import { selectMembers } from './select-members.ts'

/** Companies and their teams, read without locks. Members in order of joining. */
export const createCompanyDirectory = (knex: Knex): CompanyDirectory => ({
  find: async (uuid) => {
    const row = await CompanyRow.query(knex).findById(uuid)
    return row ? companyMapper.toEntity(row) : null
  },
  listTeam: (companyUuid) => selectMembers(knex, 'm.company_uuid = ?', companyUuid),
  findMember: async (accountUuid) => (await selectMembers(knex, 'm.account_uuid = ?', accountUuid))[0] ?? null,
})
