import type { TeamMember } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { teamMemberMapper } from '../mappers/company.mapper.ts'

/** Company members with their accounts, in order of joining. */
export const selectMembers = async (
  knex: Knex,
  where: 'm.company_uuid = ?' | 'm.account_uuid = ?',
  uuid: string,
): Promise<TeamMember[]> => {
  const rows = await selectRows<TeamMember>(
    knex,
    `select a.uuid, m.company_uuid, m.role, a.first_name, a.last_name, a.email, a.profile_image,
       a.email_verified_at is not null as verified
     from company_members m join accounts a on a.uuid = m.account_uuid
     where ${where} order by m.created_at, m.account_uuid`,
    [uuid],
  )
  return rows.map(teamMemberMapper.toEntity)
}
