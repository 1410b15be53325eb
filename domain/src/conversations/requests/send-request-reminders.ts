import { addDays, createEvent, err, ok, processInBatches } from '../../shared/index.ts'
import { REQUEST_LAST_DAY, REQUEST_REMINDER_DAYS } from './request.constants.ts'
import type { Uuid } from '../../shared/index.ts'
import type { Conversation } from '../conversation.ts'
import type { ConversationJobDeps } from './expire-conversations.ts'

const BATCH = 100
/** Days on which a contractor is told, of which the last says that the request expires. */
const DAYS = [...REQUEST_REMINDER_DAYS, REQUEST_LAST_DAY] as const

/** The newest reminder day that has come and was not told yet; null where there is none. Rule: CONV-14. */
export const reminderDayDue = (
  conversation: Pick<Conversation, 'status' | 'createdAt' | 'expiresAt' | 'remindedDay'>,
  now: Date,
): number | null => {
  if (conversation.status !== 'pending' || now >= conversation.expiresAt) return null
  const come = DAYS.filter((day) => now >= addDays(conversation.createdAt, day))
  const day = Math.max(0, ...come)
  return day > conversation.remindedDay ? day : null
}

/** Says that one contractor is to be reminded; the newest day counts for those before it. */
const sendReminder = async (deps: ConversationJobDeps, conversationUuid: Uuid, now: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run(async ({ conversations, outbox }) => {
    const conversation = await conversations.find(conversationUuid)
    const day = conversation === null ? null : reminderDayDue(conversation, now)
    if (conversation === null || day === null) return err('not-due')
    await conversations.save({ ...conversation, remindedDay: day })
    await outbox.add(createEvent(deps, { type: 'conversation-reminder-due', conversationUuid, day }))
    return ok(true)
  })
  return done.ok
}

/**
 * Says which contractors are to be reminded of a request, each day's reminder once; answers how many. A job that was away on day 3 and
 * runs on day 10 reminds once. Rule: CONV-14.
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
