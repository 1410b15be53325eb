import type { AnnouncementAudience, ModerationEvent } from './moderation.events.ts'
import { lengthErrors, toPlainText } from '../conversations/index.ts'
import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  err,
  ok,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'

export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 100
export const ANNOUNCEMENT_TEXT_MAX_LENGTH = 2_000

/** The groups of users that an announcement can be for. */
export const ANNOUNCEMENT_AUDIENCES = ['everybody', 'contractors', 'employers'] as const

export const isAnnouncementAudience = (text: string): text is AnnouncementAudience =>
  (ANNOUNCEMENT_AUDIENCES as readonly string[]).includes(text)

export interface AnnounceDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<ModerationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** An announcement. Paragraphs of the text are separated by an empty line. */
export interface AnnounceCommand {
  readonly audience: AnnouncementAudience
  readonly title: string
  readonly text: string
  /** A path of the product, such as '/settings/account'; null for none. */
  readonly link: string | null
}

const required = (text: string, max: number): readonly string[] =>
  text === '' ? ['This field is required'] : lengthErrors(text, max)

// One slash: two lead to another site.
const isPath = (link: string): boolean => /^\/(?![/\\])\S*$/.test(link)

/** Announces something to a group of users, in their inbox. 'invalid' has the errors by field. Rules: MOD-7, NOTE-26. */
export const announce =
  (deps: AnnounceDeps) =>
  async (command: AnnounceCommand): Promise<Result<null, 'invalid'>> => {
    const title = toPlainText(command.title).replaceAll(/\s+/g, ' ')
    const text = toPlainText(command.text)
    const { audience, link } = command
    const errors = Object.entries({
      title: required(title, ANNOUNCEMENT_TITLE_MAX_LENGTH),
      text: required(text, ANNOUNCEMENT_TEXT_MAX_LENGTH),
      link: link === null || isPath(link) ? [] : ['Write a path of the product, such as /settings/account'],
    }).filter(([, messages]) => messages.length > 0)
    if (errors.length > 0) return err('invalid', Object.fromEntries(errors))
    return deps.unitOfWork.run<null, 'invalid'>(async ({ audit, outbox }) => {
      await outbox.add(createEvent(deps, { type: 'announcement-made', audience, title, text, link }))
      await audit.add(
        createAuditEntry(deps, {
          actorUuid: null,
          companyUuid: null,
          action: 'announcement-made',
          details: { audience, title },
        }),
      )
      return ok(null)
    })
  }
