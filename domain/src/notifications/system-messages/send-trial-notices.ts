import type { CompanyEvent } from '../../companies/index.ts'
import {
  addDays,
  createEvent,
  err,
  ok,
  type Clock,
  type IdGenerator,
  type Outbox,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { TrialNotice, TrialNotices } from './trial-notices.port.ts'

/** Admins are notified this long before a trial ends. */
export const TRIAL_ENDING_DAYS = 3

/** A trial that ended longer ago than this is not announced any more. */
export const TRIAL_ENDED_NOTICE_WITHIN_DAYS = 30

export interface SendTrialNoticesDeps {
  readonly trialNotices: Pick<TrialNotices, 'listDue'>
  readonly unitOfWork: UnitOfWork<{
    readonly trialNotices: Pick<TrialNotices, 'claim'>
    readonly outbox: Outbox<CompanyEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

const BATCH = 100

/**
 * Emits events for trials that end within three days, and for ended ones; each once per end date, so that an extended trial is announced
 * again. Notices that no longer apply are skipped. Returns how many. Rule: NOTE-17.
 */
export const sendTrialNotices = (deps: SendTrialNoticesDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const spans: Readonly<Record<TrialNotice, { readonly after: Date; readonly until: Date }>> = {
    ending: { after: now, until: addDays(now, TRIAL_ENDING_DAYS) },
    ended: { after: addDays(now, -TRIAL_ENDED_NOTICE_WITHIN_DAYS), until: now },
  }
  let sent = 0
  for (const notice of ['ending', 'ended'] as const) {
    for (;;) {
      const due = await deps.trialNotices.listDue(notice, spans[notice], BATCH)
      for (const { companyUuid, trialEndsAt } of due) {
        const done = await deps.unitOfWork.run<true, 'sent-already'>(async ({ outbox, trialNotices }) => {
          if (!(await trialNotices.claim(companyUuid, notice, trialEndsAt, now))) return err('sent-already')
          await outbox.add(createEvent(deps, { type: 'trial-notice', companyUuid, notice }))
          return ok(true)
        })
        if (done.ok) sent += 1
      }
      if (due.length < BATCH) break
    }
  }
  return sent
}
