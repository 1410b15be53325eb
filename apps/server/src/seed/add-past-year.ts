import { REQUEST_EXPIRY_DAYS } from '@guildhall/domain/conversations'
import type { Database } from '@guildhall/postgres'
import { PAST_REQUEST_DAYS } from './past-requests.ts'

/** Blocks of past requests before the last one: more than a year. */
const BLOCKS = 4
/** The share of a block's requests that the block before it had. */
const GROWTH_SHARE = 0.78
/** Of those that were answered, so many more were not, in each earlier block. */
const UNANSWERED_SHARE = 0.05

export interface AddPastYearOptions {
  readonly now: Date
  /** Keeps a short inbox. */
  readonly demoContractor: string | null
  /** Have sent nothing, so that they can contact everybody. */
  readonly storyCompanies: readonly string[]
}

/**
 * Repeats the requests of the last weeks for the weeks before, to contractors who were there then and from companies that were: fewer the
 * longer ago, and answered less often. Those that nobody answered are none of the last two weeks; they are spread, so that this is so in no
 * earlier block. Rule: MOD-72.
 */
export async function addPastYear(
  knex: Database['knex'],
  { demoContractor, now, storyCompanies }: AddPastYearOptions,
): Promise<void> {
  await knex.raw(
    `with senders as materialized (
       select array_agg(c.created_at order by c.created_at, c.uuid) as since, array_agg(c.uuid order by c.created_at, c.uuid) as companies,
         array_agg(m.account_uuid order by c.created_at, c.uuid) as people
       from companies c
       join (select distinct on (company_uuid) company_uuid, account_uuid from company_members order by company_uuid, created_at) m
         on m.company_uuid = c.uuid
       where c.uuid <> all(cast(:storyCompanies as uuid[]))
     )
     insert into conversations
     select moved.* from conversations v
     join accounts a on a.uuid = v.contractor_uuid
     cross join senders
     cross join generate_series(1, ${BLOCKS}) block
     cross join lateral (select decode(md5(cast(v.uuid as text) || block), 'hex') as dice) d
     cross join lateral (
       select case when v.answered_at is null
         then cast(:now as timestamptz) - (block + get_byte(dice, 0) / 256.0) * interval '${PAST_REQUEST_DAYS} days'
         else v.created_at - block * interval '${PAST_REQUEST_DAYS} days' end as created_at,
         v.answered_at is not null and get_byte(dice, 1) >= 256 * ${UNANSWERED_SHARE} * block as is_answered
     ) s
     cross join lateral (
       select width_bucket(s.created_at, since) as known, lpad(to_hex(cast(extract(epoch from s.created_at) * 1000 as bigint)), 12, '0') as time,
         case when s.is_answered then s.created_at + (v.answered_at - v.created_at) end as answered_at
     ) t
     cross join lateral (
       select 1 + get_byte(dice, 2) * known / 256 as sender,
         coalesce(t.answered_at, s.created_at + interval '${REQUEST_EXPIRY_DAYS} days') as ended_at
     ) w
     cross join lateral jsonb_populate_record(v, jsonb_build_object(
       'uuid', substr(t.time, 1, 8) || '-' || substr(t.time, 9, 4) || '-' || substr(cast(v.uuid as text), 15),
       'company_uuid', companies[w.sender],
       'sender_uuid', people[w.sender],
       'offered_by', people[w.sender],
       'created_at', s.created_at,
       'expires_at', s.created_at + interval '${REQUEST_EXPIRY_DAYS} days',
       'answered_at', t.answered_at,
       'status', case when s.is_answered then v.status else 'expired' end,
       'decline_reason', case when s.is_answered then v.decline_reason end,
       'changed_by', case when s.is_answered then v.changed_by else 'system' end,
       'status_at', w.ended_at,
       'activity_at', w.ended_at
     )) moved
     where t.known > 0 and get_byte(dice, 3) < 256 * power(${GROWTH_SHARE}, block)
       and a.created_at < s.created_at and v.contractor_uuid is distinct from cast(:demoContractor as uuid)`,
    { now, demoContractor, storyCompanies },
  )
}
