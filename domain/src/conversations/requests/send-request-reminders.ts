import { addDays, createEvent, err, ok, processInBatches } from '../../shared/index.ts'
import { REQUEST_LAST_DAY, REQUEST_REMINDER_DAYS } from './request.constants.ts'
import type { Uuid } from '../../shared/index.ts'
import type { Conversation } from '../conversation.ts'
import type { ConversationJobDeps } from './expire-conversations.ts'

const BATCH = 100
/** Days of the reminders; the last one warns of the expiry. */
const DAYS = [...REQUEST_REMINDER_DAYS, REQUEST_LAST_DAY] as const

/** The latest reminder day that is due and was not sent yet; null if there is none. Rule: CONV-14. */
export const reminderDayDue = (
  conversation: Pick<Conversation, 'status' | 'createdAt' | 'expiresAt' | 'remindedDay'>,
  now: Date,
): number | null => {
  if (conversation.status !== 'pending' || now >= conversation.expiresAt) return null
  const dueDays = DAYS.filter((day) => now >= addDays(conversation.createdAt, day))
  const day = Math.max(0, ...dueDays)
  return day > conversation.remindedDay ? day : null
}

/** Emits the event for one due reminder; a later day covers the earlier ones. */
const sendReminder = async (deps: ConversationJobDeps, conversationUuid: Uuid, now: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run(async ({ conversations, outbox }) => {
    const conversation = await conversations.findForUpdate(conversationUuid)
    const day = conversation === null ? null : reminderDayDue(conversation, now)
    if (conversation === null || day === null) return err('not-due')
    await conversations.save({ ...conversation, remindedDay: day })
    await outbox.add(createEvent(deps, { type: 'conversation-reminder-due', conversationUuid, day }))
    return ok(true)
  })
  return done.ok
}

/**
 * Emits an event for every due reminder, each day's once; returns how many. If the job did not run on day 3, day 10 reminds once. Rule:
 * CONV-14.
 */
export const sendRequestReminders = (deps: ConversationJobDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  let reminded = 0
  for (const day of DAYS) {
    reminded += await processInBatches(
      BATCH,
      () => deps.unitOfWork.run(async ({ conversations }) => ok(await conversations.listReminderDue(day, now, BATCH))),
      ({ uuid }) => sendReminder(deps, uuid, now),
    )
  }
  return reminded
}
