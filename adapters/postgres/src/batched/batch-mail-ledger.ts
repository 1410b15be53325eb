import type { Mail, MailClaim, MailLedger } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { batchCalls } from './batch-calls.ts'

interface Claiming {
  readonly mail: Pick<Mail, 'key' | 'note'>
  readonly now: Date
  readonly until: Date
}

type State = 'sending' | 'waiting' | 'sent' | 'refused'

/** Claims and completes several mails in one statement. */
export function batchMailLedger(knex: Knex): Pick<MailLedger, 'claim' | 'complete'> {
  const claim = batchCalls(async (calls: readonly Claiming[]) => {
    // Of two claims of one mail, the first decides.
    const first = new Map(calls.toReversed().map((call) => [call.mail.key, call] as const))
    const rows = [...first.values()].map(({ mail: { key, note }, now, until }) => ({ ...note, key, now, until }))
    const claimed = await selectPrepared<{ key: string }>(knex, CLAIM, { mails: JSON.stringify(rows) })
    const own = new Set(claimed.map(({ key }) => key))
    const others = [...first.keys()].filter((key) => !own.has(key))
    const known =
      others.length === 0 ? [] : await selectPrepared<{ key: string; state: State }>(knex, STATES, { keys: others })
    const states = new Map(known.map(({ key, state }) => [key, state] as const))
    return calls.map((call): MailClaim => {
      const { key } = call.mail
      if (own.has(key)) return first.get(key) === call ? 'claimed' : 'taken'
      const state = states.get(key)
      return state === 'sent' || state === 'refused' ? state : 'taken'
    })
  })
  const complete = batchCalls(
    async (results: readonly (Parameters<MailLedger['complete']>[1] & { key: string; at: Date })[]) => {
      await selectPrepared(knex, COMPLETE, { results: JSON.stringify(results) })
      return results.map(() => undefined)
    },
  )
  return {
    claim: (mail, now, until) => claim({ mail, now, until }),
    complete: (key, result, at) => complete({ ...result, key, at }),
  }
}

/** In the order of their keys, so that no two of these wait for each other. */
const CLAIM = {
  name: 'claim-mails',
  sql: `
    insert into sent_mails as m
      (key, state, claimed_until, at, kind, job_uuid, account_uuid, recipient, subject, event, attempts)
    select n.key, 'sending', n.until, n.now, n.kind, n."jobUuid", n."accountUuid", n.recipient, n.subject,
      nullif(n.event, cast('null' as jsonb)), 1
    from jsonb_to_recordset(cast(:mails as jsonb)) as n (
      key text, until timestamptz, now timestamptz, kind text, "jobUuid" uuid, "accountUuid" uuid, recipient text,
      subject text, event jsonb
    )
    order by n.key
    on conflict (key) do update set state = 'sending', claimed_until = excluded.claimed_until, at = excluded.at,
        recipient = excluded.recipient, subject = excluded.subject, attempts = m.attempts + 1
      where m.state = 'waiting' or (m.state = 'sending' and m.claimed_until <= excluded.at)
    returning key`,
}

const STATES = {
  name: 'read-mail-states',
  sql: 'select key, state from sent_mails where key = any(cast(:keys as text[]))',
}

const COMPLETE = {
  name: 'complete-mails',
  sql: `
    update sent_mails m set state = r.state, error = r.error, at = r.at
    from jsonb_to_recordset(cast(:results as jsonb)) as r (key text, state text, error text, at timestamptz)
    where m.key = r.key`,
}
