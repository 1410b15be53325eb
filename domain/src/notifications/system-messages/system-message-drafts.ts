import type { ProductEvent } from '../product-event.ts'
import { AVAILABILITY_DEMOTED_AFTER_DAYS, AVAILABILITY_HIDDEN_AFTER_DAYS } from '../../profiles/index.ts'
import type { ConversationFacts } from '../../conversations/index.ts'
import type { SearchDigest, SearchDigestContent } from '../../search/index.ts'
import { type Account } from '../../identity/index.ts'
import { DASHBOARD_PATH } from '../../onboarding/index.ts'
import { formatDay } from '../../shared/index.ts'
import { toReminderUpdate } from '../conversation-text.ts'
import {
  ACCOUNT_SETTINGS_PATH,
  API_SETTINGS_PATH,
  BILLING_PATH,
  CARD_PATH,
  COMPANY_SETTINGS_PATH,
  requestPath,
  RESUME_PATH,
  searchPath,
  WEBHOOK_SETTINGS_PATH,
} from '../links.ts'
import type { PaymentMessage } from './payment-messages.ts'
import type { SystemMessage } from './system-message.port.ts'

/** A system message without id and recipient. */
export type SystemMessageDraft = Pick<SystemMessage, 'type' | 'title' | 'body' | 'link'>

const welcome = ({ userType }: Account): SystemMessageDraft =>
  userType === 'employer'
    ? {
        type: 'welcome',
        title: 'Welcome to Guildhall',
        body: 'Your account is ready. Complete your account and company, and you can write to contractors.',
        link: COMPANY_SETTINGS_PATH,
      }
    : {
        type: 'welcome',
        title: 'Welcome to Guildhall',
        body: 'Your account is ready. Complete your profile, and employers can find you.',
        link: RESUME_PATH,
      }

/** The system message of a vetting status; null for statuses that are not announced. Rules: NOTE-8, NOTE-16. */
export const vettingMessage = (
  to: string,
): { readonly type: string; readonly title: string; readonly text: string } | null => {
  switch (to) {
    case 'pending':
      return {
        type: 'profile-submitted',
        title: 'Your profile is with us',
        text: 'We look at it before employers can find it. If something is left to do on it, do that: then it is approved sooner.',
      }
    case 'approved':
      return {
        type: 'profile-approved',
        title: 'Your profile is approved',
        text: 'Employers can find you now. Keep your availability up to date, so that you stay at the top.',
      }
    case 'changes_requested':
      return {
        type: 'profile-changes-requested',
        title: 'Your profile needs a few changes',
        text: 'Please look at what we noted, change it and send your profile again.',
      }
    case 'rejected':
      return {
        type: 'profile-rejected',
        title: 'We could not approve your profile',
        text: 'You can see why in your profile, change it and send it again.',
      }
    default:
      return null
  }
}

/** The system message of an availability stage, in days without a confirmation. Rule: PROF-22. */
export const availabilityMessage = (
  days: number,
): { readonly type: string; readonly title: string; readonly text: string } => {
  const type = 'availability-unconfirmed'
  if (days >= AVAILABILITY_HIDDEN_AFTER_DAYS) {
    return {
      type,
      title: 'Employers cannot find you now',
      text: `You have not confirmed your availability for ${AVAILABILITY_HIDDEN_AFTER_DAYS} days. Confirm it, and you are found again at once.`,
    }
  }
  if (days >= AVAILABILITY_DEMOTED_AFTER_DAYS) {
    return {
      type,
      title: 'Others come before you now',
      text: `Confirm your availability, and you take your place again. After ${AVAILABILITY_HIDDEN_AFTER_DAYS} days without an answer employers cannot find you.`,
    }
  }
  return {
    type,
    title: 'Are you still available?',
    text: 'Employers trust what is up to date. Confirm your availability, or say when you are free.',
  }
}

const vetting = (to: string, message: string | null): SystemMessageDraft | null => {
  const content = vettingMessage(to)
  if (content === null) return null
  const { text, title, type } = content
  return { type, title, body: message === null ? text : `${text}\n\n${message}`, link: RESUME_PATH }
}

const security = (type: string, title: string, body: string): SystemMessageDraft => ({
  type,
  title,
  body: `${body} If that was not you, change your password at once and end the sessions that you do not know.`,
  link: ACCOUNT_SETTINGS_PATH,
})

/** Tells admins that a webhook does not work any more. Rules: NOTE-8, NOTE-29. */
export const webhookSystemMessage = (host: string): SystemMessageDraft => ({
  type: 'webhook-switched-off',
  title: 'A webhook was switched off',
  body: `Nothing has arrived at ${host} for three days. See its log, and switch it on again once your service answers.`,
  link: WEBHOOK_SETTINGS_PATH,
})

/** The system message of who is new to a saved search; it names nobody, as it is kept for longer than people may be. Rules: NOTE-8, NOTE-19. */
export const digestSystemMessage = (
  frequency: SearchDigest['frequency'],
  { name, queryString, total }: SearchDigestContent,
): SystemMessageDraft => ({
  type: 'search-digest',
  title: `${total === 1 ? '1 new person' : `${total} new people`} for “${name}”`,
  body: `Open your ${frequency} search to see them.`,
  link: searchPath(queryString),
})

const capitalise = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The system message of a payment notice. Rules: NOTE-8, NOTE-18. */
export const paymentSystemMessage = ({ linksToCard, text, title, type }: PaymentMessage): SystemMessageDraft => ({
  type,
  title,
  body: capitalise(text),
  link: linksToCard ? CARD_PATH : BILLING_PATH,
})

/** The system message of a request that waits for the contractor's answer. Rules: NOTE-5, NOTE-8. */
export const waitingRequestMessage = (
  day: number,
  { company, conversation }: Pick<ConversationFacts, 'company' | 'conversation'>,
): SystemMessageDraft => {
  const isLast = toReminderUpdate(day) === 'expiring'
  return {
    type: isLast ? 'request-expiring' : 'request-waiting',
    title: isLast ? `The request of ${company.name} expires tomorrow` : `${company.name} waits for your answer`,
    body: `You can answer until ${formatDay(conversation.expiresAt)}. A no is an answer too.`,
    link: requestPath(conversation.uuid),
  }
}

/** The system message of an event about a person's own account; null for none. Rule: NOTE-8. */
export const accountSystemMessage = (event: ProductEvent, account: Account): SystemMessageDraft | null => {
  switch (event.type) {
    case 'email-verified':
      return welcome(account)
    case 'vetting-changed':
      return vetting(event.to, event.message)
    case 'availability-unconfirmed': {
      const { text, title, type } = availabilityMessage(event.days)
      return { type, title, body: text, link: DASHBOARD_PATH }
    }
    case 'password-changed':
      return security(
        event.type,
        'Your password was changed',
        'The password of your account was changed, and the sessions on other devices have ended.',
      )
    case 'email-changed':
      return security(
        event.type,
        'Your email address was changed',
        'The address of your account was changed. Sign in with the new one from now on.',
      )
    case 'sign-in-provider-changed':
      return event.connected
        ? security(
            event.type,
            `${event.provider} is connected`,
            `You can sign in to your account by ${event.provider} from now on.`,
          )
        : security(
            event.type,
            `${event.provider} is disconnected`,
            `Nobody can sign in to your account by ${event.provider} any more.`,
          )
    case 'passkey-changed':
      return event.added
        ? security(
            event.type,
            'A passkey was added to your account',
            `The passkey “${event.name}” can now be used to sign in. If you did not add it, remove it and change your password.`,
          )
        : security(
            event.type,
            'A passkey was removed from your account',
            `The passkey “${event.name}” can no longer be used to sign in.`,
          )
    case 'access-token-made':
      return {
        ...security(
          event.type,
          'An access token was made for your account',
          `The access token “${event.name}” lets a program read for you. If you did not make it, remove it and change your password.`,
        ),
        link: API_SETTINGS_PATH,
      }
    case 'two-factor-changed':
      return event.on
        ? security(
            event.type,
            'Two-step sign-in is on',
            'Signing in now takes a code of your authenticator app too. Keep the recovery codes in a safe place.',
          )
        : security(
            event.type,
            'Two-step sign-in is off',
            'Signing in to your account no longer takes a code of your authenticator app.',
          )
    default:
      return null
  }
}
