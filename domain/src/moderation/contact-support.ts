import type { ModerationEvent } from './moderation.events.ts'
import { lengthErrors, toPlainText } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import {
  type Clock,
  createEvent,
  err,
  ok,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'

export const HELP_MESSAGE_MAX_LENGTH = 4_000

/** Maximum length of the address of the page that a question is sent from. */
export const HELP_PLACE_MAX_LENGTH = 500

export interface ContactSupportDeps {
  readonly unitOfWork: UnitOfWork<{ readonly outbox: Outbox<ModerationEvent> }>
  readonly clock: Clock
  readonly ids: IdGenerator
  /** The address that questions are sent to. */
  readonly supportEmail: string
}

/** A question, with the page that it was asked on and the reference of an error there, if known. */
export interface ContactSupportCommand {
  readonly actor: Actor
  readonly message: string
  readonly page: string | null
  readonly reference: string | null
}

/** The errors of a question, by field; empty if there are none. Used by the server and by the browser. */
export const supportMessageErrors = (message: string): Readonly<Record<string, readonly string[]>> => {
  const text = toPlainText(message)
  const wrong = text === '' ? ['Please say what you need.'] : lengthErrors(text, HELP_MESSAGE_MAX_LENGTH)
  return wrong.length === 0 ? {} : { message: wrong }
}

const normaliseContext = (written: string | null): string | null => {
  const line = toPlainText(written ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, HELP_PLACE_MAX_LENGTH)
  return line === '' ? null : line
}

/** Sends a question to the operators. Rule: MOD-4. */
export const contactSupport =
  (deps: ContactSupportDeps) =>
  async ({ actor, message, page, reference }: ContactSupportCommand): Promise<Result<null, 'invalid'>> => {
    const errors = supportMessageErrors(message)
    if (Object.keys(errors).length > 0) return err('invalid', errors)
    return deps.unitOfWork.run<null, 'invalid'>(async ({ outbox }) => {
      await outbox.add(
        createEvent(deps, {
          type: 'help-asked',
          accountUuid: actor.accountUuid,
          to: deps.supportEmail,
          message: toPlainText(message),
          page: normaliseContext(page),
          reference: normaliseContext(reference),
        }),
      )
      return ok(null)
    })
  }
