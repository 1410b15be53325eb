import type { ModerationEvent } from './moderation.events.ts'
import { lengthErrors, plainText } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import {
  type Clock,
  eventOf,
  HELP_MESSAGE_MAX_LENGTH,
  HELP_PLACE_MAX_LENGTH,
  no,
  ok,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'

export interface AskForHelpDeps {
  readonly unitOfWork: UnitOfWork<{ readonly outbox: Outbox<ModerationEvent> }>
  readonly clock: Clock
  readonly ids: IdGenerator
  /** Whom people's questions go to. */
  readonly supportAddress: string
}

/** What somebody asks, with the page that they were on, and the reference of what went wrong there, as far as either is known. */
export interface AskForHelpCommand {
  readonly actor: Actor
  readonly message: string
  readonly page: string | null
  readonly reference: string | null
}

/** What is wrong with a question, by field; empty where nothing is. Used by the server and by the browser. */
export const helpErrors = (message: string): Readonly<Record<string, readonly string[]>> => {
  const text = plainText(message)
  const wrong = text === '' ? ['Please say what you need.'] : lengthErrors(text, HELP_MESSAGE_MAX_LENGTH)
  return wrong.length === 0 ? {} : { message: wrong }
}

const placeOf = (written: string | null): string | null => {
  const line = plainText(written ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, HELP_PLACE_MAX_LENGTH)
  return line === '' ? null : line
}

/** Sends a question to those who run the product. Rule: MOD-4. */
export const askForHelp =
  (deps: AskForHelpDeps) =>
  async ({ actor, message, page, reference }: AskForHelpCommand): Promise<Result<null, 'invalid'>> => {
    const errors = helpErrors(message)
    if (Object.keys(errors).length > 0) return no('invalid', errors)
    return deps.unitOfWork.run<null, 'invalid'>(async ({ outbox }) => {
      await outbox.add(
        eventOf(deps, {
          type: 'help-asked',
          accountUuid: actor.accountUuid,
          to: deps.supportAddress,
          message: plainText(message),
          page: placeOf(page),
          reference: placeOf(reference),
        }),
      )
      return ok(null)
    })
  }
