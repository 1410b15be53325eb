import type { ConversationFacts } from '../../conversations/index.ts'
import type { Account } from '../../identity/index.ts'
import type { Links } from '../links.ts'
import type { MailDraft } from '../mail-content/account-mails.ts'

/** The sample data of templates. */
export interface MailSamples {
  readonly contractor: Account
  readonly employer: Account
  /** A pending request of the employer to the contractor. */
  readonly conversation: ConversationFacts
  readonly links: Links
  readonly now: Date
}

/** The categories of mail. Rule: NOTE-10. */
export type MailCategory =
  | 'account-safety'
  | 'welcome-and-vetting'
  | 'requests'
  | 'answers'
  | 'new-message'
  | 'saved-search'
  | 'trial'
  | 'team'
  | 'payments'
  | 'invite-renewals'

/** A kind of mail: its name, its category, and its content with sample data. */
export interface MailTemplate {
  readonly name: string
  readonly category: MailCategory
  readonly sample: (samples: MailSamples) => MailDraft | null
}
