import type { Company, CompanyDirectory } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { companyMapper } from '../mappers/company.mapper.ts'
import { selectMembers } from './select-members.ts'

const FIND = { name: 'company', sql: 'select * from companies where uuid = :uuid' }

/** Reads a company without a lock. */
export const findCompany =
  (knex: Knex): CompanyDirectory['find'] =>
  async (uuid) => {
    const [row] = await selectPrepared<Company>(knex, FIND, { uuid })
    return row ? companyMapper.toEntity(row) : null
  }

/** Companies and their teams, read without locks. Members in order of joining. */
export const createCompanyDirectory = (knex: Knex): CompanyDirectory => ({
  find: findCompany(knex),
  listTeam: (companyUuid) => selectMembers(knex, 'm.company_uuid = ?', companyUuid),
  findMember: async (accountUuid) => (await selectMembers(knex, 'm.account_uuid = ?', accountUuid))[0] ?? null,
})
