import type { MailPreferences, SessionFactsView } from '@guildhall/domain/onboarding'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

interface FactsRow extends MailPreferences {
  readonly channelSequence: number
  readonly twoFactor: boolean
}

/** The account's part of a session description, in one statement. */
export const createSessionFacts = (knex: Knex): SessionFactsView => ({
  get: async (accountUuid) => {
    const [row] = await selectRows<FactsRow>(
      knex,
      `select
         coalesce(head.sequence, 0) as channel_sequence,
         coalesce(preferences.system, true) as system,
         coalesce(preferences.new_requests, true) as new_requests,
         coalesce(preferences.replies, true) as replies,
         factor.confirmed_at is not null as two_factor
       from (select cast(:accountUuid as uuid) as uuid) account
       left join channel_heads head on head.account_uuid = account.uuid
       left join notification_preferences preferences on preferences.account_uuid = account.uuid
       left join two_factors factor on factor.account_uuid = account.uuid`,
      { accountUuid },
    )
    if (!row) throw new Error('The account itself always yields a row')
    const { channelSequence, twoFactor, ...preferences } = row
    return { channelSequence, preferences, twoFactor }
  },
})
