import { addDays, ANSWER_DAYS, CONVERSION_DAYS, SECOND_MS, SUSPEND_AFTER_DAYS, WEEK_DAYS } from '../../src/index.ts'
import type {
  Account,
  Company,
  Conversation,
  Invoice,
  Subscription,
  VettingChange,
  WeekCounts,
  WeeklyCounts,
} from '../../src/index.ts'

/** What the counts are read from. */
export interface CountedWorld {
  readonly accounts: { readonly all: () => readonly Account[] }
  readonly companies: { readonly all: () => readonly Company[] }
  readonly conversations: {
    readonly all: () => readonly Conversation[]
    readonly answeredAt: (uuid: string) => Date | null
  }
  readonly invoices: { readonly all: () => readonly Invoice[] }
  readonly subscriptions: { readonly all: () => readonly Subscription[] }
  readonly vettingLog: { readonly all: () => readonly VettingChange[] }
}

interface Period {
  readonly start: Date
  readonly end: Date
}

const isIn = (at: Date | null, { end, start }: Period): boolean => at !== null && at >= start && at < end

/** The value below which that share lies, between two neighbours in proportion. */
const percentile = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place))
}

const countVetting = (log: readonly VettingChange[], period: Period) => {
  const before = (change: VettingChange) =>
    log
      .filter(({ at, contractorUuid }) => contractorUuid === change.contractorUuid && at < change.at)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .at(-1)
  const changes = log.filter(({ at }) => isIn(at, period))
  const waits = changes
    .filter(({ from, to }) => from === 'pending' && ['approved', 'changes_requested', 'rejected'].includes(to))
    .flatMap((change) => {
      const last = before(change)
      return last?.to === 'pending' ? [(change.at.getTime() - last.at.getTime()) / SECOND_MS] : []
    })
  return {
    approvals: changes.filter(({ to }) => to === 'approved').length,
    decisions: waits.length,
    medianWait: percentile(waits, 0.5),
    ninetiethWait: percentile(waits, 0.9),
  }
}

const countRequests = ({ conversations }: CountedWorld, period: Period, now: Date) => {
  const sent = conversations.all().filter(({ createdAt }) => isIn(createdAt, period))
  const answered = sent.filter(({ createdAt, uuid }) => {
    const at = conversations.answeredAt(uuid)
    return at !== null && at <= addDays(createdAt, ANSWER_DAYS)
  })
  const isOver = ({ createdAt, status, uuid }: Conversation) =>
    addDays(createdAt, ANSWER_DAYS) <= now && (status !== 'withdrawn' || conversations.answeredAt(uuid) !== null)
  const countable = new Set([...answered, ...sent.filter(isOver)])
  return { requests: sent.length, countable: countable.size, answered: answered.length }
}

const countTrials = ({ accounts, companies, invoices }: CountedWorld, period: Period, now: Date) => {
  const isVerified = ({ uuid }: Company): boolean => {
    const team = accounts.all().filter(({ companyUuid }) => companyUuid === uuid)
    return team.length === 0 || team.some(({ emailVerifiedAt }) => emailVerifiedAt !== null)
  }
  const trials = companies
    .all()
    .filter((company) => isIn(company.trialStartedAt, period) && isVerified(company))
    .flatMap(({ trialEndsAt, uuid }) =>
      trialEndsAt === null ? [] : [{ uuid, until: addDays(trialEndsAt, CONVERSION_DAYS) }],
    )
  const converted = trials.filter(({ until, uuid }) =>
    invoices
      .all()
      .some(
        ({ companyUuid, kind, paidAt }) =>
          companyUuid === uuid && kind === 'invoice' && paidAt !== null && paidAt <= until && paidAt <= now,
      ),
  )
  return {
    trials: trials.length,
    converted: converted.length,
    convertibleUntil: trials.map(({ until }) => until).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  }
}

const sumRevenue = (invoices: readonly Invoice[], period: Period) => {
  const paid = invoices.filter(({ paidAt, status }) => status === 'paid' && isIn(paidAt, period))
  return [...Map.groupBy(paid, ({ net }) => net.currency)].map(([currency, group]) => ({
    currency,
    minor: group.reduce((sum, { net }) => sum + net.minor, 0),
  }))
}

const stopOf = ({ endedAt, pastDueSince, period, status }: Subscription): number =>
  Math.min(
    (endedAt ?? (status === 'cancelled' ? period?.end : null))?.getTime() ?? Infinity,
    pastDueSince === null ? Infinity : addDays(pastDueSince, SUSPEND_AFTER_DAYS).getTime(),
  )

const countPaying = (subscriptions: readonly Subscription[], { end, start }: Period) => {
  const payingAt = (at: Date): ReadonlySet<string> =>
    new Set(
      subscriptions
        .filter(({ period, status }) => period !== null && status !== 'incomplete')
        .filter((subscription) => subscription.createdAt <= at && stopOf(subscription) > at.getTime())
        .map(({ companyUuid }) => companyUuid),
    )
  const [before, after] = [payingAt(start), payingAt(end)]
  return {
    payingAtStart: before.size,
    stopped: [...before].filter((uuid) => !after.has(uuid)).length,
    payingAtEnd: after.size,
  }
}

/** Counts in memory. */
export const fakeWeeklyCounts = (world: CountedWorld): WeeklyCounts => ({
  read: async ({ from, now }) => {
    const weeks: WeekCounts[] = []
    for (let start = from; start <= now; start = addDays(start, WEEK_DAYS)) {
      const whole = addDays(start, WEEK_DAYS)
      // Now is the last instant that counts.
      const period = { start, end: whole <= now ? whole : new Date(now.getTime() + 1) }
      const signedUp = world.accounts.all().filter(({ signUpCompletedAt }) => isIn(signUpCompletedAt, period))
      weeks.push({
        start,
        contractors: signedUp.filter(({ userType }) => userType === 'contractor').length,
        employers: signedUp.filter(({ userType }) => userType === 'employer').length,
        ...countVetting(world.vettingLog.all(), period),
        ...countRequests(world, period, now),
        ...countTrials(world, period, now),
        revenue: sumRevenue(world.invoices.all(), period),
        ...countPaying(world.subscriptions.all(), { start, end: whole <= now ? whole : now }),
      })
    }
    return weeks
  },
})
