import type { ProductEvent, ProductFact } from './product-event.ts'
import type { Account } from '../identity/index.ts'
import type { ConversationFacts } from '../conversations/index.ts'
import { addDays, REQUEST_LAST_DAY, TRIAL_FREE_CONTACTS } from '../shared/index.ts'
import { accountMail, type MailDraft } from './account-mails.ts'
import { departureMail, erasedMail, exportMail } from './departure-mails.ts'
import { newPassword, securityMails } from './security-mails.ts'
import { conversationMail } from './conversation-mails.ts'
import type { Links } from './links.ts'
import { messageMail } from './message-mail.ts'
import { searchDigestMail } from './search-digest-mail.ts'
import { trialMail } from './trial-mails.ts'
import { trialWords } from './trial-words.ts'
import { paymentMailTemplates } from './payment-mail-templates.ts'
import { teamMailTemplates } from './team-mail-templates.ts'

/** The facts that a sample of a template is made of. */
export interface MailSamples {
  readonly contractor: Account
  readonly employer: Account
  /** A pending request of the employer to the contractor. */
  readonly conversation: ConversationFacts
  readonly links: Links
  readonly now: Date
}

/** The occasions on which mail is sent. Rule: NOTE-10. */
export type MailOccasion =
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

/** One kind of mail: its name, its occasion, and how it reads with sample facts. */
export interface MailTemplate {
  readonly name: string
  readonly occasion: MailOccasion
  readonly sample: (samples: MailSamples) => MailDraft | null
}

const eventOf = ({ now }: MailSamples, fact: ProductFact): ProductEvent => ({
  uuid: 'sample',
  at: now.toISOString(),
  ...fact,
})

const ofAccount = (
  name: string,
  occasion: MailOccasion,
  fact: (samples: MailSamples) => ProductFact,
  who: 'contractor' | 'employer' = 'contractor',
  changes: Partial<Account> = {},
): MailTemplate => ({
  name,
  occasion,
  sample: (samples) => accountMail(eventOf(samples, fact(samples)), { ...samples[who], ...changes }, samples.links),
})

const ofSecurity = (name: string, fact: (samples: MailSamples) => ProductFact, which = 0): MailTemplate => ({
  name,
  occasion: 'account-safety',
  sample: (samples) => {
    const mailedSecrets = { code: () => '314159' }
    const mails = securityMails(eventOf(samples, fact(samples)), samples.contractor, {
      links: samples.links,
      mailedSecrets,
    })
    return mails[which]?.draft ?? null
  },
})

const ofDeparture = (name: string, fact: (samples: MailSamples) => ProductFact, requested: boolean): MailTemplate => ({
  name,
  occasion: 'account-safety',
  sample: (samples) => {
    const account = { ...samples.contractor, deletionRequestedAt: requested ? samples.now : null }
    return departureMail(eventOf(samples, fact(samples)), account, samples.links)
  },
})

const NEW_ADDRESS = 'new@hire.example'

const vetting = (name: string, to: string, message: string | null = null): MailTemplate =>
  ofAccount(name, 'welcome-and-vetting', ({ contractor }) => ({
    type: 'vetting-changed',
    contractorUuid: contractor.uuid,
    from: 'incomplete',
    to,
    message,
  }))

const ofConversation = (
  name: string,
  occasion: MailOccasion,
  fact: (conversationUuid: string) => ProductFact,
  changes: Partial<ConversationFacts['conversation']> = {},
): MailTemplate => ({
  name,
  occasion,
  sample: (samples) => {
    const { conversation, ...people } = samples.conversation
    const facts = { ...people, conversation: { ...conversation, ...changes } }
    return conversationMail(eventOf(samples, fact(conversation.uuid)), facts, samples.links)
  },
})

const changed =
  (to: string) =>
  (conversationUuid: string): ProductFact => ({
    type: 'conversation-changed',
    conversationUuid,
    from: 'pending',
    to,
    byAccountUuid: null,
  })

const ofTrial = (name: string, notice: 'ending' | 'ended' | 'used-up', daysLeft: number): MailTemplate => ({
  name,
  occasion: 'trial',
  sample: ({ employer, links, now }) => {
    const company = {
      accountType: 'trial',
      freeContactsUsed: TRIAL_FREE_CONTACTS,
      trialEndsAt: addDays(now, daysLeft),
    } as const
    const words = trialWords(notice, company, now)
    return words === null ? null : trialMail(words, employer, links)
  },
})

/** Every mail that the product sends, so that each can be looked at and none is forgotten. Rule: NOTE-10. */
export const mailTemplates: readonly MailTemplate[] = [
  ofDeparture(
    'deletion-asked-for',
    ({ contractor, now }) => ({
      type: 'account-deletion-requested',
      accountUuid: contractor.uuid,
      deletesAt: now.toISOString(),
    }),
    true,
  ),
  ofDeparture('account-back', ({ contractor }) => ({ type: 'account-restored', accountUuid: contractor.uuid }), false),
  { name: 'account-deleted', occasion: 'account-safety', sample: ({ contractor }) => erasedMail(contractor) },
  {
    name: 'data-export',
    occasion: 'account-safety',
    sample: ({ contractor, links, now }) =>
      exportMail(contractor, { link: `${links.publicUrl}/v0/exports/sample`, until: now.toISOString() }),
  },
  ofAccount(
    'verify-address',
    'account-safety',
    ({ contractor, links }) => ({
      type: 'verification-requested',
      accountUuid: contractor.uuid,
      link: `${links.publicUrl}/verify-email?uuid=${contractor.uuid}&hash=sample`,
    }),
    'contractor',
    { emailVerifiedAt: null },
  ),
  ofAccount('new-sign-in', 'account-safety', ({ contractor }) => ({
    type: 'session-started',
    accountUuid: contractor.uuid,
    userAgent: 'Firefox on Linux',
    newDevice: true,
  })),
  {
    name: 'password-reset',
    occasion: 'account-safety',
    sample: ({ contractor, links }) => newPassword(contractor, `${links.publicUrl}/password-reset?token=sample`),
  },
  ofSecurity('password-changed', ({ contractor }) => ({ type: 'password-changed', accountUuid: contractor.uuid })),
  ofSecurity('address-code', ({ contractor }) => ({
    type: 'email-change-requested',
    accountUuid: contractor.uuid,
    changeUuid: contractor.uuid,
    email: NEW_ADDRESS,
  })),
  ofSecurity(
    'address-warning',
    ({ contractor }) => ({
      type: 'email-change-requested',
      accountUuid: contractor.uuid,
      changeUuid: contractor.uuid,
      email: NEW_ADDRESS,
    }),
    1,
  ),
  ofSecurity('address-changed', ({ contractor }) => ({
    type: 'email-changed',
    accountUuid: contractor.uuid,
    from: 'old@hire.example',
    to: NEW_ADDRESS,
  })),
  ofAccount('welcome-contractor', 'welcome-and-vetting', ({ contractor }) => ({
    type: 'email-verified',
    accountUuid: contractor.uuid,
  })),
  ofAccount(
    'welcome-employer',
    'welcome-and-vetting',
    ({ employer }) => ({ type: 'email-verified', accountUuid: employer.uuid }),
    'employer',
  ),
  ...[30, 60, 120].map((days) =>
    ofAccount(`availability-${days}`, 'welcome-and-vetting', ({ contractor }) => ({
      type: 'availability-unconfirmed',
      contractorUuid: contractor.uuid,
      days,
    })),
  ),
  vetting('profile-submitted', 'pending'),
  vetting('profile-approved', 'approved'),
  vetting(
    'profile-changes-requested',
    'changes_requested',
    'Please say in your introduction what you do, not only where.',
  ),
  vetting('profile-rejected', 'rejected', 'The picture shows somebody else.'),
  ofConversation('request', 'requests', (conversationUuid) => ({ type: 'conversation-started', conversationUuid })),
  ofConversation('request-reminder', 'requests', (conversationUuid) => ({
    type: 'conversation-reminder-due',
    conversationUuid,
    day: 3,
  })),
  ofConversation('request-expiring', 'requests', (conversationUuid) => ({
    type: 'conversation-reminder-due',
    conversationUuid,
    day: REQUEST_LAST_DAY,
  })),
  ofConversation('request-accepted', 'answers', changed('active'), { status: 'active' }),
  ofConversation('request-declined', 'answers', changed('declined'), {
    status: 'declined',
    declineReason: 'rate_too_low',
    declineNote: 'I would need 60 an hour.',
    declineNoteShared: true,
  }),
  ofConversation('request-expired', 'answers', changed('expired'), { status: 'expired' }),
  {
    name: 'new-message',
    occasion: 'new-message',
    sample: ({ contractor, conversation, links }) =>
      messageMail(
        conversation,
        contractor.uuid,
        'Are you free on Monday at nine? Dana and I would show you the pipeline.',
        links,
      ),
  },
  ...teamMailTemplates,
  ...paymentMailTemplates,
  {
    name: 'saved-search-digest',
    occasion: 'saved-search',
    sample: ({ employer, links }) =>
      searchDigestMail(
        employer.firstName,
        'weekly',
        {
          name: 'Analytics, remote',
          people: [
            'Thandeka Mkhize, Analytics engineer, Durban, South Africa: ZAR 900 an hour',
            'Jo Hale, Data engineer, Perth, Australia: AUD 95 an hour or AUD 160,000 a year',
          ],
          total: 14,
          address: 'q=analytics&work=Remote',
        },
        links,
      ),
  },
  ofTrial('trial-ending', 'ending', 3),
  ofTrial('trial-ended', 'ended', 0),
  ofTrial('contacts-used-up', 'used-up', 5),
]
