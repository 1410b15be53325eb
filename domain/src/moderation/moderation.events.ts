import type { TermList } from '../reference/index.ts'
import type { Uuid } from '../shared/index.ts'

/** Whom an announcement is for. */
export type AnnouncementAudience = 'everybody' | 'contractors' | 'employers'

/** Events for the operators, and of what they announce. */
export type ModerationEvent =
  | {
      /** A question to the operators. */
      readonly type: 'help-asked'
      readonly accountUuid: Uuid
      /** The operators' e-mail address. */
      readonly to: string
      readonly message: string
      readonly page: string | null
      readonly reference: string | null
    }
  /** An operator has suspended the account; its sessions have ended. */
  | { readonly type: 'account-suspended'; readonly accountUuid: Uuid }
  | { readonly type: 'account-suspension-lifted'; readonly accountUuid: Uuid }
  /** An operator's words about a report, for whom it is about or for its reporter. */
  | { readonly type: 'person-warned' | 'report-answered'; readonly accountUuid: Uuid; readonly text: string }
  /** An operator has changed a list: profiles get its spelling. */
  | { readonly type: 'list-changed'; readonly list: TermList }
  | {
      /** An announcement of the operators. */
      readonly type: 'announcement-made'
      readonly audience: AnnouncementAudience
      readonly title: string
      readonly text: string
      /** A path of the product; null for none. */
      readonly link: string | null
    }
