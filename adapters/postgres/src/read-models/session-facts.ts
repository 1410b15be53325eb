import type { TeamMember } from '@guildhall/domain/companies'
import type { Account } from '@guildhall/domain/identity'
import type { MailPreferences, SessionFacts, SessionFactsView } from '@guildhall/domain/onboarding'
import type { BillingDetails } from '@guildhall/domain/plans'
import type { Company } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectGroups } from '../database/select-prepared.ts'
import { accountMapper } from '../mappers/account.mapper.ts'
import { billingDetailsMapper } from '../mappers/billing-details.mapper.ts'
import { companyMapper, teamMemberMapper } from '../mappers/company.mapper.ts'
import { contractorProfileMapper, type StoredProfile } from '../mappers/contractor-profile.mapper.ts'
import { profilesSql } from './select-profiles.ts'

interface FactsRow extends MailPreferences {
  readonly channelSequence: number
  readonly twoFactor: boolean
}

interface FactsGroups {
  readonly facts: FactsRow
  readonly account: Account
  readonly member: Pick<TeamMember, 'companyUuid' | 'role'>
  readonly company: Company
  readonly billing: BillingDetails
  readonly profile: StoredProfile
}

const FACTS = {
  name: 'session-facts',
  sql: `
    select
      true as "[facts]",
      coalesce(head.sequence, 0) as channel_sequence,
      coalesce(preferences.system, true) as system,
      coalesce(preferences.new_requests, true) as new_requests,
      coalesce(preferences.replies, true) as replies,
      factor.confirmed_at is not null as two_factor,
      true as "[account]", account.*,
      member.role as "[member]", member.company_uuid, member.role,
      company.uuid as "[company]", company.*,
      billing.company_uuid as "[billing]", billing.*,
      profile.uuid as "[profile]", profile.*
    from accounts account
    left join channel_heads head on head.account_uuid = account.uuid
    left join notification_preferences preferences on preferences.account_uuid = account.uuid
    left join two_factors factor on factor.account_uuid = account.uuid
    left join lateral (
      select company_uuid, role from company_members where account_uuid = account.uuid order by created_at limit 1
    ) member on account.user_type = 'employer'
    left join companies company on company.uuid = member.company_uuid
    left join billing_details billing on billing.company_uuid = member.company_uuid
    left join lateral (${profilesSql({ where: 'p.uuid = account.uuid' })}) profile on account.user_type = 'contractor'
    where account.uuid = :accountUuid`,
}

const employmentOf = ({ billing, company, member }: Partial<FactsGroups>, account: Account) =>
  member === undefined || company === undefined
    ? null
    : {
        company: companyMapper.toEntity(company),
        member: teamMemberMapper.toEntity({
          ...account,
          ...member,
          verified: account.emailVerifiedAt !== null,
          suspended: account.suspendedAt !== null,
        }),
        billingDetails: billing === undefined ? null : billingDetailsMapper.toEntity(billing),
      }

/** The account's part of a session description, in one statement. */
export const createSessionFacts = (knex: Knex): SessionFactsView => ({
  get: async (accountUuid): Promise<SessionFacts | null> => {
    const [groups] = await selectGroups<FactsGroups>(knex, FACTS, { accountUuid })
    if (groups?.account === undefined || groups.facts === undefined) return null
    const { channelSequence, newRequests, replies, system, twoFactor } = groups.facts
    const account = accountMapper.toEntity(groups.account)
    return {
      account,
      channelSequence,
      preferences: { system, newRequests, replies },
      twoFactor,
      profile: groups.profile === undefined ? null : contractorProfileMapper.toEntity(groups.profile),
      employment: employmentOf(groups, account),
    }
  },
})
