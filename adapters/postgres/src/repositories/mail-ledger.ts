import type { MailClaim, MailLedger } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Records sent mails in `sent_mails`; the key decides between concurrent senders. */
export const createMailLedger = (knex: Knex): MailLedger => ({
  claim: async (key, now, until) => {
    const claimed = await selectRows(
      knex,
      `insert into sent_mails as m (key, state, claimed_until, at) values (:key, 'sending', :until, :now)
       on conflict (key) do update set claimed_until = excluded.claimed_until, at = excluded.at
         where m.state = 'sending' and m.claimed_until <= :now
       returning key`,
      { key, now, until },
    )
    if (claimed.length > 0) return 'claimed'
    const [existing] = await selectRows<{ state: 'sending' | 'sent' | 'refused' }>(
      knex,
      'select state from sent_mails where key = ?',
      [key],
    )
    const claim: MailClaim = existing === undefined || existing.state === 'sending' ? 'taken' : existing.state
    return claim
  },
  complete: async (key, state, at) => {
    await knex('sentMails').where({ key }).update({ state, at })
  },
  release: async (key) => {
    await knex('sentMails').where({ key, state: 'sending' }).delete()
  },
  removeOlderThan: async (instant) =>
    knex('sentMails')
      .where('at', '<', instant)
      .whereRaw("(state <> 'sending' or claimed_until < ?)", [instant])
      .delete(),
})
