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

/** Characters of the address of the page that a question is sent from. */
export const HELP_PLACE_MAX_LENGTH = 500

export interface ContactSupportDeps {
  readonly unitOfWork: UnitOfWork<{ readonly outbox: Outbox<ModerationEvent> }>
  readonly clock: Clock
  readonly ids: IdGenerator
  /** Whom people's questions go to. */
  readonly supportEmail: string
}

/** What somebody asks, with the page that they were on, and the reference of what went wrong there, as far as either is known. */
export interface ContactSupportCommand {
  readonly actor: Actor
  readonly message: string
  readonly page: string | null
  readonly reference: string | null
}

/** What is wrong with a question, by field; empty where nothing is. Used by the server and by the browser. */
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

/** Sends a question to those who run the product. Rule: MOD-4. */
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
