import type { ProductEvent } from '../product-event.ts'
import type { Account } from '../../identity/index.ts'
import type { MailDraft } from './account-mails.ts'
import { logInLink, type Links } from '../links.ts'

/** '5 December 2026', in UTC. */
const dayOf = (instant: string): string => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const date = new Date(instant)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

const requested = (account: Account, deletesAt: string, links: Links): MailDraft => ({
  preference: null,
  subject: 'Your account will be deleted',
  paragraphs: [
    `Hello ${account.firstName},`,
    `as you asked, your account will be deleted on ${dayOf(deletesAt)}. Until then you can bring it back by signing in.`,
    'If you did not ask for this, sign in now to bring your account back, and change your password.',
  ],
  action: { label: 'Bring it back', url: logInLink(links) },
})

const restored = (account: Account, links: Links): MailDraft => ({
  preference: null,
  subject: 'Your account is back',
  paragraphs: [
    `Hello ${account.firstName},`,
    'your account will not be deleted. Requests that had ended stay ended; everything else is as it was.',
    // Only a company that was to be closed with the account is still the account's.
    ...(account.companyUuid === null
      ? []
      : ['Your company stays, too. A plan that it had was cancelled: resume it in the settings before it ends.']),
  ],
  action: { label: 'Sign in', url: logInLink(links) },
})

/** The mail about the deletion of an account, or its restoring; null for none. It cannot be switched off. Rule: NOTE-11. */
export const accountDeletionMail = (event: ProductEvent, account: Account, links: Links): MailDraft | null => {
  switch (event.type) {
    case 'account-deletion-requested':
      // Not sent if the deletion was undone meanwhile.
      return account.deletionRequestedAt === null ? null : requested(account, event.deletesAt, links)
    case 'account-restored':
      return account.deletionRequestedAt === null ? restored(account, links) : null
    default:
      return null
  }
}

/** The mail with the link to a person's data; also sent during a deletion. Rule: PRIV-4. */
export const exportMail = (
  account: Pick<Account, 'firstName'>,
  { link, until }: { readonly link: string; readonly until: string },
): MailDraft => ({
  preference: null,
  subject: 'Your data is ready',
  paragraphs: [
    `Hello ${account.firstName},`,
    `the copy of your data that you asked for is ready. You can download it until ${dayOf(until)}.`,
    'Whoever has this link can open it, so please do not pass this mail on. If you did not ask for this, change your password.',
  ],
  action: { label: 'Download your data', url: link },
})

/** The last mail, after the account was erased. */
export const erasedMail = ({ firstName }: { readonly firstName: string }): MailDraft => ({
  preference: null,
  subject: 'Your account is deleted',
  paragraphs: [
    `Hello ${firstName},`,
    'your account and what you had given us are deleted. Messages that you wrote stay with those who received them, without your name.',
    'You are welcome back at any time.',
  ],
  action: null,
})
