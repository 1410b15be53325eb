import type { CompanyRepository } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { companyMapper } from '../mappers/company.mapper.ts'
import { findCompany } from '../read-models/company-directory.ts'
import { selectTeam } from '../read-models/team-members.ts'
import { CompanyMemberRow, CompanyRow } from '../rows/company.row.ts'

export const createCompanyRepository = (knex: Knex): CompanyRepository => ({
  find: findCompany(knex),
  // The weaker lock allows others to reference the row meanwhile.
  findForUpdate: async (uuid) => {
    const row = await CompanyRow.query(knex).findById(uuid).forNoKeyUpdate()
    return row ? companyMapper.toEntity(row) : null
  },
  add: async (company) => {
    await CompanyRow.query(knex).insert(companyMapper.toRow(company))
  },
  save: async (company) => {
    const { uuid, ...fields } = companyMapper.toRow(company)
    await CompanyRow.query(knex).patch(fields).findById(uuid)
  },
  addMember: async (companyUuid, accountUuid, role) => {
    const added = await knex('companyMembers')
      .insert({ companyUuid, accountUuid, role })
      .onConflict('accountUuid')
      .ignore()
      .returning('accountUuid')
    return added.length > 0 ? 'added' : 'duplicate'
  },
  listTeam: (companyUuid) => selectTeam(knex, companyUuid),
  setRole: async (accountUuid, role) => {
    await CompanyMemberRow.query(knex).patch({ role }).findById(accountUuid)
  },
  removeMember: async (accountUuid) => {
    await CompanyMemberRow.query(knex).deleteById(accountUuid)
  },
})
