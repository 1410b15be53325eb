import type { NotificationEvent } from '../notification.events.ts'
import {
  addHours,
  addMinutes,
  createEvent,
  err,
  ok,
  type Clock,
  type IdGenerator,
  type Outbox,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { UnreadMessages } from './unread-messages.port.ts'

/** A message that stays unread for this long is mailed. */
export const UNREAD_MAIL_AFTER_MINUTES = 5

/** A person gets at most one such mail in this time. */
export const UNREAD_MAIL_INTERVAL_MINUTES = 30

/** An older unread message is not mailed any more. */
export const UNREAD_MAIL_WITHIN_HOURS = 48

export interface SendUnreadMessageMailsDeps {
  readonly unreadMessages: Pick<UnreadMessages, 'listDue'>
  readonly unitOfWork: UnitOfWork<{
    readonly unreadMessages: Pick<UnreadMessages, 'claim'>
    readonly outbox: Outbox<NotificationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

const BATCH = 100

/**
 * Emits an event for every message to be mailed: unread for 5 minutes by a reader without a session since, at most one per conversation in
 * 30 minutes. Each is claimed in its own transaction, so that two workers emit it once. Messages older than two days are not mailed.
 * Returns how many. Rule: NOTE-14.
 */
export const sendUnreadMessageMails = (deps: SendUnreadMessageMailsDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const mailedBefore = addMinutes(now, -UNREAD_MAIL_INTERVAL_MINUTES)
  const until = addMinutes(now, -UNREAD_MAIL_AFTER_MINUTES)
  const since = addHours(now, -UNREAD_MAIL_WITHIN_HOURS)
  let claimed = 0
  for (;;) {
    const due = await deps.unreadMessages.listDue({ since, until, mailedBefore }, BATCH)
    for (const message of due) {
      const { accountUuid, conversationUuid, messageUuid } = message
      const done = await deps.unitOfWork.run<true, 'already-claimed'>(async ({ outbox, unreadMessages }) => {
        if (!(await unreadMessages.claim(message, now, mailedBefore))) return err('already-claimed')
        await outbox.add(createEvent(deps, { type: 'message-unread', accountUuid, conversationUuid, messageUuid }))
        return ok(true)
      })
      if (done.ok) claimed += 1
    }
    if (due.length < BATCH) return claimed
  }
}
