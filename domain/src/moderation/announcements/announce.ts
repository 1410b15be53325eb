import type { AccountRepository } from '../../identity/index.ts'
import {
  type AuditLog,
  type Clock,
  createEvent,
  err,
  type IdGenerator,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { ModerationEvent } from '../moderation.events.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { hasProvedOperator, isAllowed, type OperatorActor, type ProvedOperatorDeps } from '../operators/index.ts'
import { type AnnouncementForm, AUDIENCE_USER_TYPES, checkAnnouncement } from './announcement.ts'
import type { AnnouncementRepository } from './announcements.port.ts'

export interface AnnounceDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'countActive'>
    readonly announcements: Pick<AnnouncementRepository, 'add'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<ModerationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

const publish = (
  deps: AnnounceDeps,
  form: AnnouncementForm,
  { operatorUuid, uuid }: { readonly operatorUuid: Uuid | null; readonly uuid: Uuid },
): Promise<Result<null, never>> =>
  deps.unitOfWork.run<null, never>(async ({ accounts, announcements, audit, outbox }) => {
    const { audience, title } = form
    const recipients = await accounts.countActive(AUDIENCE_USER_TYPES[audience])
    const at = deps.clock.now()
    if (!(await announcements.add({ ...form, uuid, at, operatorUuid, recipients }))) return ok(null)
    await outbox.add(createEvent(deps, { type: 'announcement-made', ...form }))
    await recordOperatorAction(deps, audit, {
      by: operatorUuid,
      action: 'announcement-made',
      details: { audience, title, recipients },
    })
    return ok(null)
  })

/** Announces something to a group of users, in their inbox, by a command. 'invalid' has the errors by field. Rules: MOD-7, NOTE-26. */
export const announce =
  (deps: AnnounceDeps) =>
  async (command: AnnouncementForm): Promise<Result<null, 'invalid'>> => {
    const form = checkAnnouncement(command)
    return form.ok ? publish(deps, form.value, { operatorUuid: null, uuid: deps.ids.uuid() }) : form
  }

export interface MakeAnnouncementCommand extends AnnouncementForm {
  readonly actor: OperatorActor
  /** Chosen by the caller, so that a repeat announces nothing twice. */
  readonly uuid: Uuid
}

/** 'password-required': an announcement cannot be taken back, and the operator has not given their password lately. */
export type MakeAnnouncementProblem = 'forbidden' | 'invalid' | 'password-required'

/** The same by an operator. Rules: MOD-19, MOD-67, NOTE-26. */
export const makeAnnouncement =
  (deps: AnnounceDeps & ProvedOperatorDeps) =>
  async ({ actor, uuid, ...command }: MakeAnnouncementCommand): Promise<Result<null, MakeAnnouncementProblem>> => {
    if (!isAllowed(actor, 'announce')) return err('forbidden')
    const form = checkAnnouncement(command)
    if (!form.ok) return form
    if (!(await hasProvedOperator(deps, actor))) return err('password-required')
    return publish(deps, form.value, { operatorUuid: actor.operatorUuid, uuid })
  }
