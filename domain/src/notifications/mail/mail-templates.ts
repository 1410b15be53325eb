import type { ProductEvent, ProductFact } from '../product-event.ts'
import type { Account } from '../../identity/index.ts'
import type { ConversationFacts } from '../../conversations/index.ts'
import { addDays } from '../../shared/index.ts'
import { REQUEST_LAST_DAY } from '../../conversations/index.ts'
import { TRIAL_FREE_CONTACTS } from '../../plans/index.ts'
import { AVAILABILITY_STAGES } from '../../profiles/index.ts'
import { accountMail } from '../mail-content/account-mails.ts'
import { accountDeletionMail, erasedMail, exportMail } from '../mail-content/account-deletion-mails.ts'
import { passwordResetMail, securityMails } from '../mail-content/security-mails.ts'
import { conversationMail } from '../mail-content/conversation-mails.ts'
import { messageMail } from '../mail-content/message-mail.ts'
import { searchDigestMail } from '../mail-content/search-digest-mail.ts'
import { trialMail } from '../mail-content/trial-mails.ts'
import { trialMessage } from '../system-messages/trial-messages.ts'
import type { MailCategory, MailSamples, MailTemplate } from './mail-template.ts'
import { paymentMailTemplates } from './payment-mail-templates.ts'
import { teamMailTemplates } from './team-mail-templates.ts'

const eventOf = ({ now }: MailSamples, fact: ProductFact): ProductEvent => ({
  uuid: 'sample',
  at: now.toISOString(),
  ...fact,
})

const accountTemplate = (
  name: string,
  category: MailCategory,
  fact: (samples: MailSamples) => ProductFact,
  who: 'contractor' | 'employer' = 'contractor',
  changes: Partial<Account> = {},
): MailTemplate => ({
  name,
  category,
  sample: (samples) => accountMail(eventOf(samples, fact(samples)), { ...samples[who], ...changes }, samples.links),
})

const securityTemplate = (name: string, fact: (samples: MailSamples) => ProductFact, which = 0): MailTemplate => ({
  name,
  category: 'account-safety',
  sample: (samples) => {
    const mailedSecrets = { code: () => '314159', token: () => 'sample-token' }
    const mails = securityMails(eventOf(samples, fact(samples)), samples.contractor, {
      links: samples.links,
      mailedSecrets,
    })
    return mails[which]?.draft ?? null
  },
})

const accountDeletionTemplate = (
  name: string,
  fact: (samples: MailSamples) => ProductFact,
  requested: boolean,
): MailTemplate => ({
  name,
  category: 'account-safety',
  sample: (samples) => {
    const account = { ...samples.contractor, deletionRequestedAt: requested ? samples.now : null }
    return accountDeletionMail(eventOf(samples, fact(samples)), account, samples.links)
  },
})

const NEW_ADDRESS = 'new@hire.example'

const vettingTemplate = (name: string, to: string, message: string | null = null): MailTemplate =>
  accountTemplate(name, 'welcome-and-vetting', ({ contractor }) => ({
    type: 'vetting-changed',
    contractorUuid: contractor.uuid,
    from: 'incomplete',
    to,
    message,
  }))

const conversationTemplate = (
  name: string,
  category: MailCategory,
  fact: (conversationUuid: string) => ProductFact,
  changes: Partial<ConversationFacts['conversation']> = {},
): MailTemplate => ({
  name,
  category,
  sample: (samples) => {
    const { conversation, ...people } = samples.conversation
    const facts = { ...people, conversation: { ...conversation, ...changes } }
    return conversationMail(eventOf(samples, fact(conversation.uuid)), facts, samples.links)
  },
})

const statusChanged =
  (to: string) =>
  (conversationUuid: string): ProductFact => ({
    type: 'conversation-changed',
    conversationUuid,
    from: 'pending',
    to,
    byAccountUuid: null,
  })

const trialTemplate = (name: string, notice: 'ending' | 'ended' | 'used-up', daysLeft: number): MailTemplate => ({
  name,
  category: 'trial',
  sample: ({ employer, links, now }) => {
    const company = {
      accountType: 'trial',
      freeContactsUsed: TRIAL_FREE_CONTACTS,
      trialEndsAt: addDays(now, daysLeft),
    } as const
    const message = trialMessage(notice, company, now)
    return message === null ? null : trialMail(message, employer, links)
  },
})

/** All mails that the product sends, for previews and for completeness checks. Rule: NOTE-10. */
export const mailTemplates: readonly MailTemplate[] = [
  accountDeletionTemplate(
    'deletion-asked-for',
    ({ contractor, now }) => ({
      type: 'account-deletion-requested',
      accountUuid: contractor.uuid,
      deletesAt: now.toISOString(),
    }),
    true,
  ),
  accountDeletionTemplate(
    'account-back',
    ({ contractor }) => ({ type: 'account-restored', accountUuid: contractor.uuid }),
    false,
  ),
  { name: 'account-deleted', category: 'account-safety', sample: ({ contractor }) => erasedMail(contractor) },
  {
    name: 'data-export',
    category: 'account-safety',
    sample: ({ contractor, links, now }) =>
      exportMail(contractor, { link: `${links.publicUrl}/v0/exports/sample`, until: now.toISOString() }),
  },
  accountTemplate(
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
  accountTemplate('new-sign-in', 'account-safety', ({ contractor }) => ({
    type: 'session-started',
    accountUuid: contractor.uuid,
    userAgent: 'Firefox on Linux',
    newDevice: true,
  })),
  {
    name: 'password-reset',
    category: 'account-safety',
    sample: ({ contractor, links }) => passwordResetMail(contractor, `${links.publicUrl}/password-reset?token=sample`),
  },
  securityTemplate('password-changed', ({ contractor }) => ({
    type: 'password-changed',
    accountUuid: contractor.uuid,
  })),
  securityTemplate('passkey-added', ({ contractor }) => ({
    type: 'passkey-changed',
    accountUuid: contractor.uuid,
    name: 'Firefox on Linux',
    added: true,
  })),
  securityTemplate('access-token-made', ({ contractor }) => ({
    type: 'access-token-made',
    accountUuid: contractor.uuid,
    name: 'Weekly report',
  })),
  securityTemplate('address-code', ({ contractor }) => ({
    type: 'email-change-requested',
    accountUuid: contractor.uuid,
    changeUuid: contractor.uuid,
    email: NEW_ADDRESS,
  })),
  securityTemplate(
    'address-warning',
    ({ contractor }) => ({
      type: 'email-change-requested',
      accountUuid: contractor.uuid,
      changeUuid: contractor.uuid,
      email: NEW_ADDRESS,
    }),
    1,
  ),
  securityTemplate('address-changed', ({ contractor }) => ({
    type: 'email-changed',
    accountUuid: contractor.uuid,
    from: 'old@hire.example',
    to: NEW_ADDRESS,
    restorable: true,
  })),
  accountTemplate('welcome-contractor', 'welcome-and-vetting', ({ contractor }) => ({
    type: 'email-verified',
    accountUuid: contractor.uuid,
  })),
  accountTemplate(
    'welcome-employer',
    'welcome-and-vetting',
    ({ employer }) => ({ type: 'email-verified', accountUuid: employer.uuid }),
    'employer',
  ),
  ...AVAILABILITY_STAGES.map((days) =>
    accountTemplate(`availability-${days}`, 'welcome-and-vetting', ({ contractor }) => ({
      type: 'availability-unconfirmed',
      contractorUuid: contractor.uuid,
      days,
    })),
  ),
  vettingTemplate('profile-submitted', 'pending'),
  vettingTemplate('profile-approved', 'approved'),
  vettingTemplate(
    'profile-changes-requested',
    'changes_requested',
    'Please say in your introduction what you do, not only where.',
  ),
  vettingTemplate('profile-rejected', 'rejected', 'The picture shows somebody else.'),
  conversationTemplate('request', 'requests', (conversationUuid) => ({
    type: 'conversation-started',
    conversationUuid,
  })),
  conversationTemplate('request-reminder', 'requests', (conversationUuid) => ({
    type: 'conversation-reminder-due',
    conversationUuid,
    day: 3,
  })),
  conversationTemplate('request-expiring', 'requests', (conversationUuid) => ({
    type: 'conversation-reminder-due',
    conversationUuid,
    day: REQUEST_LAST_DAY,
  })),
  conversationTemplate('request-accepted', 'answers', statusChanged('active'), { status: 'active' }),
  conversationTemplate('request-declined', 'answers', statusChanged('declined'), {
    status: 'declined',
    declineReason: 'rate_too_low',
    declineNote: 'I would need 60 an hour.',
    declineNoteShared: true,
  }),
  conversationTemplate('request-expired', 'answers', statusChanged('expired'), { status: 'expired' }),
  {
    name: 'new-message',
    category: 'new-message',
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
    category: 'saved-search',
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
          queryString: 'q=analytics&work=Remote',
        },
        links,
      ),
  },
  trialTemplate('trial-ending', 'ending', 3),
  trialTemplate('trial-ended', 'ended', 0),
  trialTemplate('contacts-used-up', 'used-up', 5),
]
