import { type AccountRepository, isErased } from '../../identity/index.ts'
import { isAllowed, type OperatorActor } from '../../moderation/index.ts'
import {
  type AuditLog,
  createAuditEntry,
  createEvent,
  err,
  type IdGenerator,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { type MailReactionDeps, remakeMail } from '../mail/mail-reaction.ts'
import type { NotificationEvent } from '../notification.events.ts'
import { mayRepeat } from './list-mails.ts'

export interface SendMailAgainDeps extends MailReactionDeps {
  readonly accounts: Pick<AccountRepository, 'find' | 'findByEmail'>
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<NotificationEvent>
  }>
}

/**
 * 'not-now': it still waits; 'mail-not-repeatable': mails of this kind are never sent again; 'recipient-gone': the person is suspended, deleted
 * or about to be; 'nothing-to-send': what it was about has changed, its link has expired, or the person does not want it.
 */
export type SendMailAgainProblem =
  | 'forbidden'
  | 'not-found'
  | 'not-now'
  | 'mail-not-repeatable'
  | 'recipient-gone'
  | 'nothing-to-send'

/** Sends a mail again that was sent or refused, as it would be now, to the person's address of today. Rule: MOD-61. */
export const sendMailAgain =
  (deps: SendMailAgainDeps) =>
  async ({
    actor,
    mailUuid,
  }: {
    readonly actor: OperatorActor
    readonly mailUuid: Uuid
  }): Promise<Result<null, SendMailAgainProblem>> => {
    if (!isAllowed(actor, 'see-mails')) return err('forbidden')
    const entry = await deps.mailLedger.find(mailUuid)
    if (entry === null) return err('not-found')
    if (entry.state === 'waiting') return err('not-now')
    const { accountUuid, kind } = entry
    if (!mayRepeat(entry) || accountUuid === null) return err('mail-not-repeatable')
    const account = await deps.accounts.find(accountUuid)
    if (account === null || isErased(account)) return err('recipient-gone')
    if (account.suspendedAt !== null || account.deletionRequestedAt !== null) return err('recipient-gone')
    // Whether there is something to send is asked before it is promised.
    if (!(await remakeMail(deps, entry, async () => 'sent'))) return err('nothing-to-send')
    return deps.unitOfWork.run<null, never>(async ({ audit, outbox }) => {
      await outbox.add(createEvent(deps, { type: 'mail-repeat-asked', accountUuid, mailUuid }))
      await audit.add(
        createAuditEntry(deps, {
          actorUuid: actor.operatorUuid,
          companyUuid: null,
          action: 'mail-sent-again',
          subjectUuid: accountUuid,
          details: { kind, mail: mailUuid },
        }),
      )
      return ok(null)
    })
  }
