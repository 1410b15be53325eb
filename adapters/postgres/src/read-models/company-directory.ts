import type { CompanyDirectory, TeamMember } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { companyMapper, teamMemberMapper } from '../mappers/company.mapper.ts'
import { CompanyRow } from '../rows/company.row.ts'

/** Companies and their teams, without a lock. Members in the order in which they came. */
export const createCompanyDirectory = (knex: Knex): CompanyDirectory => ({
  find: async (uuid) => {
    const row = await CompanyRow.query(knex).findById(uuid)
    return row ? companyMapper.toEntity(row) : null
  },
  team: (companyUuid) => members(knex, 'm.company_uuid = ?', companyUuid),
  findMember: async (accountUuid) => (await members(knex, 'm.account_uuid = ?', accountUuid))[0] ?? null,
})

const members = async (knex: Knex, where: string, uuid: string): Promise<TeamMember[]> => {
  const rows = await selectRows<TeamMember>(
    knex,
    `select a.uuid, m.company_uuid, m.role, a.first_name, a.last_name, a.email, a.profile_image
     from company_members m join accounts a on a.uuid = m.account_uuid
     where ${where} order by m.created_at, m.account_uuid`,
    [uuid],
  )
  return rows.map(teamMemberMapper.toEntity)
}
