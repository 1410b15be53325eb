import { ANSWER_DAYS, CONVERSION_DAYS, type WeekCounts, type WeeklyCounts } from '@guildhall/domain/moderation'
import { SUSPEND_AFTER_DAYS } from '@guildhall/domain/plans'
import { addDays, WEEK_DAYS } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Weeks have the same length in UTC, and the period begins with one. */
const weekOf = (column: string): string => `date_bin('${WEEK_DAYS} days', ${column}, :from) as start`
const count = (condition: string): string => `cast(count(*) filter (where ${condition}) as integer)`
const isCounted = (column: string): string => `${column} >= :from and ${column} <= :now`

const SIGN_UPS = `
  select ${weekOf('sign_up_completed_at')}, ${count(`user_type = 'contractor'`)} as contractors, ${count(`user_type = 'employer'`)} as employers
  from accounts where ${isCounted('sign_up_completed_at')} group by 1`

/** The change before a decision says since when the profile was pending. */
const VETTING = `
  select ${weekOf('at')}, ${count(`to_status = 'approved'`)} as approvals, cast(count(wait) as integer) as decisions,
    percentile_cont(0.5) within group (order by wait) as median_wait, percentile_cont(0.9) within group (order by wait) as ninetieth_wait
  from (
    select at, to_status, case
      when from_status = 'pending' and before_status = 'pending' and to_status in ('approved', 'changes_requested', 'rejected')
      then cast(extract(epoch from at - before_at) as double precision)
    end as wait
    from (
      select at, from_status, to_status, lag(at) over changes as before_at, lag(to_status) over changes as before_status
      from vetting_changes window changes as (partition by contractor_uuid order by at)
    ) c
    where ${isCounted('at')}
  ) c group by 1`

const REQUESTS = `
  select ${weekOf('created_at')}, cast(count(*) as integer) as requests, ${count('in_time')} as answered,
    ${count(`in_time or (created_at <= cast(:now as timestamptz) - interval '${ANSWER_DAYS} days' and not is_withdrawn)`)} as countable
  from (
    select created_at, answered_at is not null and answered_at <= created_at + interval '${ANSWER_DAYS} days' as in_time,
      status = 'withdrawn' and answered_at is null as is_withdrawn
    from conversations where ${isCounted('created_at')}
  ) v group by 1`

/** Companies of erased accounts have nobody left; those whose accounts were never verified are removed later, and never had a trial. */
const TRIALS = `
  select ${weekOf('trial_started_at')}, cast(count(*) as integer) as trials, max(convertible_until) as convertible_until,
    ${count(`exists (
      select 1 from invoices i
      where i.company_uuid = c.uuid and i.status = 'paid' and i.kind = 'invoice' and i.paid_at <= least(convertible_until, :now)
    )`)} as converted
  from (
    select uuid, trial_started_at, trial_ends_at + interval '${CONVERSION_DAYS} days' as convertible_until
    from companies where ${isCounted('trial_started_at')} and trial_ends_at is not null
  ) c
  where coalesce((select bool_or(a.email_verified_at is not null) from accounts a where a.company_uuid = c.uuid), true)
  group by 1`

const REVENUE = `
  select ${weekOf('paid_at')}, currency, cast(sum(net_minor) as bigint) as minor
  from invoices where status = 'paid' and ${isCounted('paid_at')} group by 1, 2`

/** A company has one subscription at a time, so that subscriptions are counted; one that is followed by another has not stopped. */
const PAYING = `
  with paid as materialized (
    select company_uuid, created_at as began_at, coalesce(least(
      coalesce(ended_at, case when status = 'cancelled' then period_end end), past_due_since + interval '${SUSPEND_AFTER_DAYS} days'
    ), 'infinity') as stopped_at
    from subscriptions where status <> 'incomplete' and period_end is not null
  ), instants as (
    select i.at, cast(count(*) as integer) as paying
    from (select generate_series(cast(:from as timestamptz), :now, interval '${WEEK_DAYS} days') as at union select :now) i
    join paid on began_at <= i.at and stopped_at > i.at group by 1
  ), stops as (
    select w.start, cast(count(*) as integer) as stopped
    from (select *, ${weekOf(`stopped_at - interval '1 microsecond'`)} from paid where stopped_at > :from and stopped_at <= :now) w
    where began_at <= w.start and not exists (
      select 1 from paid p
      where p.company_uuid = w.company_uuid
        and p.began_at <= least(w.start + interval '${WEEK_DAYS} days', :now) and p.stopped_at > least(w.start + interval '${WEEK_DAYS} days', :now)
    )
    group by 1
  )
  select w.start, coalesce(b.paying, 0) as paying_at_start, coalesce(s.stopped, 0) as stopped, coalesce(e.paying, 0) as paying_at_end
  from generate_series(cast(:from as timestamptz), :now, interval '${WEEK_DAYS} days') w(start)
  left join instants b on b.at = w.start
  left join instants e on e.at = least(w.start + interval '${WEEK_DAYS} days', :now)
  left join stops s on s.start = w.start`

const NOTHING: Omit<WeekCounts, 'start'> = {
  contractors: 0,
  employers: 0,
  approvals: 0,
  decisions: 0,
  medianWait: null,
  ninetiethWait: null,
  requests: 0,
  countable: 0,
  answered: 0,
  trials: 0,
  converted: 0,
  convertibleUntil: null,
  revenue: [],
  payingAtStart: 0,
  stopped: 0,
  payingAtEnd: 0,
}

type Counted = Partial<WeekCounts> & { readonly start: Date }
interface Revenue {
  readonly start: Date
  readonly currency: string
  readonly minor: number
}

/** Counts by week: six statements, whatever the period. */
export const createWeeklyCounts = (knex: Knex): WeeklyCounts => ({
  read: async ({ from, now }) => {
    const statements = [SIGN_UPS, VETTING, REQUESTS, TRIALS, PAYING]
    const [revenue, ...counted] = await Promise.all([
      selectRows<Revenue>(knex, REVENUE, { from, now }),
      ...statements.map((sql) => selectRows<Counted>(knex, sql, { from, now })),
    ])
    const byWeek = Map.groupBy(counted.flat(), ({ start }) => start.getTime())
    const weeks: WeekCounts[] = []
    for (let start = from; start <= now; start = addDays(start, WEEK_DAYS)) {
      const money = revenue
        .filter((sum) => sum.start.getTime() === start.getTime())
        .map(({ currency, minor }) => ({ currency, minor }))
      const counts = (byWeek.get(start.getTime()) ?? []).reduce<Partial<WeekCounts>>(
        (all, some) => ({ ...all, ...some }),
        {},
      )
      weeks.push({ ...NOTHING, ...counts, start, revenue: money })
    }
    return weeks
  },
})
