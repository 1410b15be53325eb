import { type NameDirectory, readNames } from '../../identity/index.ts'
import { isAllowed, type OperatorActor } from '../../moderation/index.ts'
import { clampPage, err, ok, type Page, type PageRequest, type Result } from '../../shared/index.ts'
import type { FailingJobs } from '../jobs/jobs.port.ts'
import type { LedgerEntry, LedgerFilter, MailLedger } from '../mail/mail-ledger.port.ts'

/** A mail as operators see it. */
export interface SentMail extends Omit<LedgerEntry, 'event' | 'jobUuid' | 'key'> {
  /** Null for people without an account. */
  readonly recipientName: string | null
  /** Whether it waits for an operator, as its job is parked. Rule: MOD-62. */
  readonly isParked: boolean
  /** Whether it can be sent again, unless the person or what it is about has changed. Rule: MOD-61. */
  readonly isRepeatable: boolean
}

/** Whether a mail's kind and state allow to send it again. Rule: MOD-61. */
export const mayRepeat = ({ accountUuid, event, state }: LedgerEntry): boolean =>
  event !== null && accountUuid !== null && state !== 'waiting'

export interface ListMailsDeps {
  readonly jobs: Pick<FailingJobs, 'listParked'>
  readonly mailLedger: Pick<MailLedger, 'list'>
  readonly names: NameDirectory
}

export interface ListMailsCommand extends LedgerFilter {
  readonly actor: OperatorActor
  readonly page: PageRequest
}

/** The mails of the last 90 days, the newest first: whom they went to and what became of them, without their text. Rule: MOD-60. */
export const listMails =
  ({ jobs, mailLedger, names }: ListMailsDeps) =>
  async ({ actor, page, text, ...filter }: ListMailsCommand): Promise<Result<Page<SentMail>, 'forbidden'>> => {
    if (!isAllowed(actor, 'see-mails')) return err('forbidden')
    const list = await mailLedger.list({ ...filter, text: text.trim() }, clampPage(page))
    const waiting = list.items.flatMap(({ jobUuid, state }) => (state === 'waiting' ? [jobUuid] : []))
    const recipients = list.items.flatMap(({ accountUuid }) => accountUuid ?? [])
    const [parked, recipientNames, render] = await Promise.all([
      jobs.listParked('mail', waiting),
      names.findNames([...new Set(recipients)]),
      readNames(
        names,
        list.items.map(({ subject }) => subject),
      ),
    ])
    const items = list.items.map((entry): SentMail => {
      const { event: _event, jobUuid, key: _key, ...shown } = entry
      return {
        ...shown,
        subject: render(entry.subject),
        recipientName: entry.accountUuid === null ? null : (recipientNames.get(entry.accountUuid) ?? null),
        isParked: entry.state === 'waiting' && parked.has(jobUuid),
        isRepeatable: mayRepeat(entry),
      }
    })
    return ok({ ...list, items })
  }
