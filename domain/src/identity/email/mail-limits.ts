import { addHours, SECOND_MS, type Uuid } from '../../shared/index.ts'
import type { MailRequestLog } from './mail-request-log.port.ts'

export const VERIFICATION_MAIL_INTERVAL_SECONDS = 60
export const VERIFICATION_MAILS_PER_DAY = 5

/**
 * When the next requested mail may be sent, null if it may be sent now: one a minute, five a day. `sent` is newest first and covers a day.
 * Rule: IDEN-26.
 */
export const nextMailAllowedAt = (sent: readonly Date[], now: Date): Date | null => {
  const fifth = sent[VERIFICATION_MAILS_PER_DAY - 1]
  if (fifth !== undefined) return addHours(fifth, 24)
  const last = sent[0]
  if (last === undefined) return null
  const next = new Date(last.getTime() + VERIFICATION_MAIL_INTERVAL_SECONDS * SECOND_MS)
  return next > now ? next : null
}

/** Mails a day to one address whose owner has not asked for them, whoever sends them. Rule: IDEN-49. */
export const UNASKED_MAILS_PER_DAY = 5
/** Invites a day from one company. Rule: IDEN-49. */
export const COMPANY_INVITES_PER_DAY = 50

const whenBelow = (sent: readonly Date[], max: number, now: Date): Date | null => {
  const last = sent[max - 1]
  if (last === undefined) return null
  const next = addHours(last, 24)
  return next > now ? next : null
}

/**
 * Records a mail to an address whose owner has not asked for it, unless there were five in a day, or fifty invites of the company. Null: it may be
 * sent; else when the next may be. Inside a unit of work; take addresses in one order, as each is locked. Rule: IDEN-49.
 */
export const recordUnaskedMail = async (
  mailRequests: MailRequestLog,
  {
    companyUuid = null,
    email,
    now,
  }: { readonly companyUuid?: Uuid | null; readonly email: string; readonly now: Date },
): Promise<Date | null> => {
  const since = addHours(now, -24)
  const ofCompany = companyUuid === null ? [] : await mailRequests.listSince('company-invite', companyUuid, since)
  const ofAddress = await mailRequests.listSince('unasked', email, since)
  const next = whenBelow(ofCompany, COMPANY_INVITES_PER_DAY, now) ?? whenBelow(ofAddress, UNASKED_MAILS_PER_DAY, now)
  if (next !== null) return next
  if (companyUuid !== null) await mailRequests.add('company-invite', companyUuid, now)
  await mailRequests.add('unasked', email, now)
  return null
}
