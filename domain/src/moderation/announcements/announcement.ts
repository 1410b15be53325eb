import { toPlainText } from '../../conversations/index.ts'
import type { UserType } from '../../identity/index.ts'
import {
  hasErrors,
  invalid,
  maxLength,
  ok,
  required,
  type Result,
  rule,
  type Rules,
  type Uuid,
  validate,
} from '../../shared/index.ts'
import type { AnnouncementAudience } from '../moderation.events.ts'

export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 100
export const ANNOUNCEMENT_TEXT_MAX_LENGTH = 2_000

/** The groups of users that an announcement can be for. */
export const ANNOUNCEMENT_AUDIENCES = ['everybody', 'contractors', 'employers'] as const

export const isAnnouncementAudience = (text: string): text is AnnouncementAudience =>
  (ANNOUNCEMENT_AUDIENCES as readonly string[]).includes(text)

/** The user type of an audience; null for both. */
export const AUDIENCE_USER_TYPES: Readonly<Record<AnnouncementAudience, UserType | null>> = {
  everybody: null,
  contractors: 'contractor',
  employers: 'employer',
}

/** What an announcement says. Paragraphs of the text are separated by an empty line. */
export interface AnnouncementForm {
  readonly audience: AnnouncementAudience
  readonly title: string
  readonly text: string
  /** A path of the product, such as '/settings/account'; null for none. */
  readonly link: string | null
}

/** An announcement that was made. Rule: MOD-67. */
export interface Announcement extends AnnouncementForm {
  readonly uuid: Uuid
  readonly at: Date
  /** Null for whoever has the machine, who uses the command. */
  readonly operatorUuid: Uuid | null
  /** People who were to get it. */
  readonly recipients: number
}

// One slash: two lead to another site.
const LINK = String.raw`/(?![/\\])\S*`

/** The rules of an announcement. Rule: NOTE-26. */
export const announcementRules: Rules<AnnouncementForm> = {
  title: [required, maxLength(ANNOUNCEMENT_TITLE_MAX_LENGTH)],
  text: [required, maxLength(ANNOUNCEMENT_TEXT_MAX_LENGTH)],
  link: [
    rule(
      (link) => new RegExp(`^${LINK}$`).test(String(link)),
      'Value is not a path of the product, such as /settings/account',
      { pattern: LINK },
    ),
  ],
}

/** An announcement as it is sent: without markup; 'invalid' has the errors by field. Used by the form, too. Rule: NOTE-26. */
export const checkAnnouncement = (typed: AnnouncementForm): Result<AnnouncementForm, 'invalid'> => {
  const form = { ...typed, title: toPlainText(typed.title).replaceAll(/\s+/g, ' '), text: toPlainText(typed.text) }
  const errors = validate(form, announcementRules)
  return hasErrors(errors) ? invalid(errors) : ok(form)
}
