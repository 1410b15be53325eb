import type { Company, CompanyDirectory } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { companyMapper } from '../mappers/company.mapper.ts'
import { selectMember, selectTeam } from './team-members.ts'

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
  listTeam: (companyUuid) => selectTeam(knex, companyUuid),
  findMember: (accountUuid) => selectMember(knex, accountUuid),
})
