import type { LedgerEntry, MailLedger } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { escapePattern } from '../read-models/escape-pattern.ts'
import { toPage } from '../read-models/to-page.ts'

const COLUMNS = `m.uuid, m.key, m.kind, m.job_uuid, m.account_uuid, m.recipient, m.subject, m.event, m.attempts, m.error, m.at,
  case m.state when 'sending' then 'waiting' else m.state end as state`

const STATES = { waiting: ['sending', 'waiting'], sent: ['sent'], refused: ['refused'] } as const

/** Records sent mails in `sent_mails`; the key decides between concurrent senders. */
export const createMailLedger = (knex: Knex): MailLedger => ({
  claim: async ({ key, note: { event, ...note } }, now, until) => {
    const claimed = await selectRows(
      knex,
      `insert into sent_mails as m
         (key, state, claimed_until, at, kind, job_uuid, account_uuid, recipient, subject, event, attempts)
       values (:key, 'sending', :until, :now, :kind, :jobUuid, :accountUuid, :recipient, :subject, cast(:event as jsonb), 1)
       on conflict (key) do update set state = 'sending', claimed_until = excluded.claimed_until, at = excluded.at,
           recipient = excluded.recipient, subject = excluded.subject, attempts = m.attempts + 1
         where m.state = 'waiting' or (m.state = 'sending' and m.claimed_until <= :now)
       returning key`,
      { ...note, key, now, until, event: event === null ? null : JSON.stringify(event) },
    )
    if (claimed.length > 0) return 'claimed'
    const [existing] = await selectRows<{ state: 'sending' | 'waiting' | 'sent' | 'refused' }>(
      knex,
      'select state from sent_mails where key = ?',
      [key],
    )
    return existing?.state === 'sent' || existing?.state === 'refused' ? existing.state : 'taken'
  },
  complete: async (key, { error, state }, at) => {
    await knex('sentMails').where({ key }).update({ state, error, at })
  },
  release: async (key, error, at) => {
    await knex('sentMails').where({ key, state: 'sending' }).update({ state: 'waiting', error, at })
  },
  giveUp: async (jobUuid, error, at) => {
    await knex('sentMails').where({ jobUuid }).whereIn('state', STATES.waiting).update({ state: 'refused', error, at })
  },
  list: async ({ accountUuid, state, text }, page) => {
    const after = decodeCursor(page.cursor)
    const rows = await selectRows<LedgerEntry>(
      knex,
      `select ${COLUMNS} from sent_mails m
       where m.kind is not null
       ${state === 'all' ? '' : 'and m.state = any(cast(:states as text[]))'}
       ${text === '' ? '' : 'and lower(m.recipient) like :pattern'}
       ${accountUuid === null ? '' : 'and m.account_uuid = :accountUuid'}
       ${after ? 'and (m.at, m.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by m.at desc, m.uuid desc limit :limit`,
      {
        states: state === 'all' ? [] : STATES[state],
        pattern: `%${escapePattern(text.toLowerCase())}%`,
        accountUuid,
        ...after,
        limit: page.limit + 1,
      },
    )
    return toPage(rows, page.limit, ({ at, uuid }) => ({ at, uuid }))
  },
  find: async (uuid) => {
    const [row] = await selectRows<LedgerEntry>(
      knex,
      `select ${COLUMNS} from sent_mails m where m.uuid = :uuid and m.kind is not null`,
      { uuid },
    )
    return row ?? null
  },
  removeOlderThan: async (instant) =>
    knex('sentMails')
      .where('at', '<', instant)
      .whereRaw("(state <> 'sending' or claimed_until < ?)", [instant])
      .delete(),
})
