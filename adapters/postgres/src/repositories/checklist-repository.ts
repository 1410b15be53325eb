import type { ChecklistFacts, ChecklistRepository } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

const NO_FACTS: ChecklistFacts = { searched: false, saved: false, contacted: false, invited: false }

/** The search step stays done when the history entry is removed: the search was counted. */
const FACTS = `select
  exists (select 1 from search_counts where account_uuid = :accountUuid)
    or exists (select 1 from search_history where account_uuid = :accountUuid) as searched,
  exists (select 1 from bookmarks where company_uuid = :companyUuid and added_by_uuid = :accountUuid)
    or exists (select 1 from saved_searches where company_uuid = :companyUuid and owner_uuid = :accountUuid) as saved,
  exists (select 1 from conversations where company_uuid = :companyUuid and sender_uuid = :accountUuid) as contacted,
  exists (select 1 from company_invites
      where company_uuid = :companyUuid and accepted_at is null and revoked_at is null)
    or exists (select 1 from company_members
      where company_uuid = :companyUuid and account_uuid <> :accountUuid) as invited`

export const createChecklistRepository = (knex: Knex): ChecklistRepository => ({
  findFacts: async (accountUuid, companyUuid) => {
    const [facts] = await selectRows<ChecklistFacts>(knex, FACTS, { accountUuid, companyUuid })
    return facts ?? NO_FACTS
  },
  findDismissal: async (accountUuid) => {
    const rows: readonly { readonly dismissedAt: Date }[] = await knex('checklistDismissals')
      .select('dismissedAt')
      .where({ accountUuid })
    return rows[0]?.dismissedAt ?? null
  },
  dismiss: async (accountUuid, dismissedAt) => {
    await knex('checklistDismissals').insert({ accountUuid, dismissedAt }).onConflict('accountUuid').ignore()
  },
  restore: async (accountUuid) => {
    await knex('checklistDismissals').where({ accountUuid }).delete()
  },
})
