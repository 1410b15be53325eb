import type { EventOf, ProductEvent } from '../product-event.ts'
import type {
  Account,
  AccountRepository,
  Tokens,
  MailedSecrets,
  PasswordResetRepository,
} from '../../identity/index.ts'
import { addMinutes, type Clock } from '../../shared/index.ts'
import {
  EMAIL_CODE_MINUTES,
  EMAIL_RESTORATION_HOURS,
  RESET_LINK_MINUTES,
  WRONG_CODES_MAX,
} from '../../identity/index.ts'
import type { MailDraft } from './account-mails.ts'
import {
  accountSettingsLink,
  apiSettingsLink,
  emailRestorationLink,
  passwordResetLink,
  requestPasswordLink,
  type Links,
} from '../links.ts'

/** A mail to an address that may differ from the account's. */
export interface AddressedMailDraft {
  readonly to: string
  readonly draft: MailDraft
}

export interface PasswordResetMailDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
  readonly clock: Clock
  readonly links: Links
  readonly mailedSecrets: Pick<MailedSecrets, 'token'>
  readonly passwordResets: Pick<PasswordResetRepository, 'add'>
  readonly tokens: Pick<Tokens, 'hash'>
}

/**
 * The mail with a reset link, and its account; null for an unknown address, a suspended account, and if the link has expired already. The
 * link is derived from the event's id, so that a repeat contains the same one. Rules: IDEN-29, NOTE-20.
 */
export const createPasswordResetMail = async (
  deps: PasswordResetMailDeps,
  event: EventOf<'password-reset-requested'>,
): Promise<{ readonly account: Account; readonly draft: MailDraft } | null> => {
  const account = await deps.accounts.findByEmail(event.email)
  const expiresAt = addMinutes(new Date(event.at), RESET_LINK_MINUTES)
  if (account === null || account.suspendedAt !== null || expiresAt <= deps.clock.now()) return null
  const token = deps.mailedSecrets.token(event.uuid)
  await deps.passwordResets.add({
    tokenHash: deps.tokens.hash(token),
    accountUuid: account.uuid,
    email: account.email,
    expiresAt,
  })
  return { account, draft: passwordResetMail(account, passwordResetLink(deps.links, account.email, token)) }
}

/** The mail with a link for setting a new password. */
export const passwordResetMail = (account: Account, link: string): MailDraft => ({
  preference: null,
  subject: 'Set a new password',
  paragraphs: [
    `Hello ${account.firstName},`,
    `somebody asked for a new password for your account. The link works once, for ${RESET_LINK_MINUTES} minutes.`,
    'If that was not you, you can ignore this mail: your password stays as it is.',
  ],
  action: { label: 'Set a new password', url: link },
})

const passwordChanged = (account: Account, links: Links): MailDraft => ({
  preference: null,
  subject: 'Your password was changed',
  paragraphs: [
    `Hello ${account.firstName},`,
    'the password of your account was changed, and the sessions on other devices have ended.',
    'If that was not you, set a new password at once.',
  ],
  action: { label: 'Set a new password', url: requestPasswordLink(links) },
})

const emailCodeMail = (account: Account, code: string): MailDraft => ({
  preference: null,
  subject: `${code} is your code`,
  loggedSubject: 'A code to change the email address',
  paragraphs: [
    `Hello ${account.firstName},`,
    `type this code in your account settings to make this your email address: ${code}`,
    `It works for ${EMAIL_CODE_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  ],
  action: null,
})

const emailChangeWarning = (account: Account, email: string, links: Links): MailDraft => ({
  preference: null,
  subject: 'Your email address is about to change',
  paragraphs: [
    `Hello ${account.firstName},`,
    `somebody signed in to your account asked to change its address to ${email}. It changes once the code that we sent there is typed in.`,
    'If that was not you, end the other sessions in your settings and change your password.',
  ],
  action: { label: 'See your settings', url: accountSettingsLink(links) },
})

const emailTakenOver = (account: Account, to: string, link: string): MailDraft => ({
  preference: null,
  subject: 'Your email address was changed',
  paragraphs: [
    `Hello ${account.firstName},`,
    `the address of your account was changed from this one to ${to}, and the sessions on other devices have ended.`,
    `If that was not you, take this address back. The link works for ${EMAIL_RESTORATION_HOURS} hours and ends every session.`,
  ],
  action: { label: 'Take this address back', url: link },
})

const codesGuessed = (account: Account, links: Links): MailDraft => ({
  preference: null,
  subject: 'Somebody is guessing your codes',
  paragraphs: [
    `Hello ${account.firstName},`,
    `${WRONG_CODES_MAX} wrong codes were typed for your account today. Each further one has to wait, longer and longer.`,
    'If that was not you, somebody knows your password: set a new one at once.',
  ],
  action: { label: 'Set a new password', url: requestPasswordLink(links) },
})

const emailChanged = (account: Account, from: string, to: string, links: Links): MailDraft => ({
  preference: null,
  subject: 'Your email address was changed',
  paragraphs: [
    `Hello ${account.firstName},`,
    `the address of your account was changed from ${from} to ${to}. Sign in with the new one from now on.`,
    'If that was not you, please write to us at once.',
  ],
  action: { label: 'See your settings', url: accountSettingsLink(links) },
})

const twoFactorChanged = (account: Account, on: boolean, links: Links): MailDraft => ({
  preference: null,
  subject: on ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
  paragraphs: [
    `Hello ${account.firstName},`,
    on
      ? 'signing in to your account now takes a code of your authenticator app too. Keep the recovery codes in a safe place.'
      : 'signing in to your account no longer takes a code of your authenticator app.',
    'If that was not you, change your password at once.',
  ],
  action: { label: 'See your settings', url: accountSettingsLink(links) },
})

const signInProviderChanged = (account: Account, provider: string, connected: boolean, links: Links): MailDraft => ({
  preference: null,
  subject: connected ? `${provider} is connected` : `${provider} is disconnected`,
  paragraphs: [
    `Hello ${account.firstName},`,
    connected
      ? `you can sign in to your account by ${provider} from now on. Your password still works.`
      : `nobody can sign in to your account by ${provider} any more. Your password still works.`,
    'If that was not you, change your password at once, and see your settings.',
  ],
  action: { label: 'See your settings', url: accountSettingsLink(links) },
})

const passkeyChanged = (account: Account, { added, name }: EventOf<'passkey-changed'>, links: Links): MailDraft => ({
  preference: null,
  subject: added ? 'A passkey was added to your account' : 'A passkey was removed from your account',
  paragraphs: [
    `Hello ${account.firstName},`,
    added
      ? `the passkey “${name}” was added to your account. Whoever has it can sign in without your password.`
      : `the passkey “${name}” was removed from your account and can no longer be used to sign in.`,
    added
      ? 'If that was not you, remove the passkey in your settings and change your password at once.'
      : 'If that was not you, change your password at once.',
  ],
  action: { label: 'See your settings', url: accountSettingsLink(links) },
})

const accessTokenMade = (account: Account, name: string, links: Links): MailDraft => ({
  preference: null,
  subject: 'An access token was made for your account',
  paragraphs: [
    `Hello ${account.firstName},`,
    `the access token “${name}” was made. A program that has it reads what its scopes allow, until it ends or you remove it.`,
    'If that was not you, remove the token in your settings and change your password at once.',
  ],
  action: { label: 'See your access tokens', url: apiSettingsLink(links) },
})

/** The security mails of an event, each with its address. They cannot be switched off. Rules: NOTE-11, NOTE-20. */
export const securityMails = (
  event: ProductEvent,
  account: Account,
  { links, mailedSecrets }: { readonly links: Links; readonly mailedSecrets: Pick<MailedSecrets, 'code' | 'token'> },
): readonly AddressedMailDraft[] => {
  switch (event.type) {
    case 'password-changed':
      return [{ to: account.email, draft: passwordChanged(account, links) }]
    case 'sign-in-provider-changed':
      return [{ to: account.email, draft: signInProviderChanged(account, event.provider, event.connected, links) }]
    case 'passkey-changed':
      return [{ to: account.email, draft: passkeyChanged(account, event, links) }]
    case 'access-token-made':
      return [{ to: account.email, draft: accessTokenMade(account, event.name, links) }]
    case 'two-factor-changed':
      return [{ to: account.email, draft: twoFactorChanged(account, event.on, links) }]
    case 'email-change-requested':
      return [
        { to: event.email, draft: emailCodeMail(account, mailedSecrets.code(event.changeUuid)) },
        { to: account.email, draft: emailChangeWarning(account, event.email, links) },
      ]
    case 'email-changed': {
      const { from, restorable, to } = event
      const draft = emailChanged(account, from, to, links)
      const old = restorable
        ? emailTakenOver(account, to, emailRestorationLink(links, mailedSecrets.token(event.uuid)))
        : draft
      return [
        { to: from, draft: old },
        { to, draft },
      ]
    }
    case 'codes-guessed':
      return [{ to: account.email, draft: codesGuessed(account, links) }]
    default:
      return []
  }
}
