import type { TeamMember } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { type PreparedStatement, selectPrepared } from '../database/select-prepared.ts'
import { teamMemberMapper } from '../mappers/company.mapper.ts'

const membersSql = (column: string): string => `
  select a.uuid, m.company_uuid, m.role, a.first_name, a.last_name, a.email, a.profile_image,
    a.email_verified_at is not null as verified, a.suspended_at is not null as suspended
  from company_members m join accounts a on a.uuid = m.account_uuid
  where m.${column} = :uuid order by m.created_at, m.account_uuid`

const OF_COMPANY = { name: 'members-of-company', sql: membersSql('company_uuid') }
const OF_ACCOUNT = { name: 'members-of-account', sql: membersSql('account_uuid') }

const selectMembers = async (knex: Knex, statement: PreparedStatement, uuid: string): Promise<TeamMember[]> =>
  (await selectPrepared<TeamMember>(knex, statement, { uuid })).map(teamMemberMapper.toEntity)

/** The members of a company with their accounts, in order of joining. */
export const selectTeam = (knex: Knex, companyUuid: string): Promise<TeamMember[]> =>
  selectMembers(knex, OF_COMPANY, companyUuid)

/** The membership of an account; null if it is in no company. */
export const selectMember = async (knex: Knex, accountUuid: string): Promise<TeamMember | null> =>
  (await selectMembers(knex, OF_ACCOUNT, accountUuid))[0] ?? null
