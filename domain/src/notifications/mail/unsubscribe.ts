import type { AccountRepository, Tokens } from '../../identity/index.ts'
import { addDays, err, ok } from '../../shared/index.ts'
import type { Clock, Result, Uuid } from '../../shared/index.ts'
import { unsubscribePage } from '../links.ts'
import type { Links } from '../links.ts'
import type { NotificationPreferences, NotificationRepository } from '../in-app/notification.port.ts'

/** An unsubscribe link works for as long as somebody may still have the mail. */
export const UNSUBSCRIBE_LINK_DAYS = 3_650

/** A kind of mail that can be switched off. */
export type PreferenceKey = keyof NotificationPreferences

/** The label of each kind of mail, following "mail about". */
export const preferenceLabels: Readonly<Record<PreferenceKey, string>> = {
  system: 'your account and your profile',
  newRequests: 'contact requests',
  replies: 'new messages',
}

const isPreferenceKey = (text: string | undefined): text is PreferenceKey =>
  text !== undefined && Object.hasOwn(preferenceLabels, text)

/** The signed link that switches one kind of mail off for one person, without a login. Rule: NOTE-23. */
export const unsubscribeLink = async (
  { links, tokens }: { readonly links: Links; readonly tokens: Pick<Tokens, 'sign'> },
  accountUuid: Uuid,
  preference: PreferenceKey,
  now: Date,
): Promise<string> => {
  const expiresAt = addDays(now, UNSUBSCRIBE_LINK_DAYS)
  return unsubscribePage(links, await tokens.sign('unsubscribe', { accountUuid, preference }, expiresAt))
}

export interface UnsubscribeDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly notifications: Pick<NotificationRepository, 'getPreferences' | 'savePreferences'>
  readonly tokens: Pick<Tokens, 'verify'>
  readonly clock: Clock
}

/** The kind of mail of a link, and whether it is switched off. */
export interface Unsubscription {
  readonly preference: PreferenceKey
  readonly off: boolean
}

/** 'invalid-link': forged, expired, or of an erased account. */
export type UnsubscribeProblem = 'invalid-link'

const resolveSubject = async (
  { accounts, clock, tokens }: UnsubscribeDeps,
  token: string,
): Promise<{ readonly accountUuid: Uuid; readonly preference: PreferenceKey } | null> => {
  const claims = await tokens.verify('unsubscribe', token, clock.now())
  const { accountUuid, preference } = claims ?? {}
  if (accountUuid === undefined || !isPreferenceKey(preference)) return null
  return (await accounts.find(accountUuid)) === null ? null : { accountUuid, preference }
}

/** Reads what a link would switch off, without doing it, as mail scanners open every link. Rule: NOTE-23. */
export const readUnsubscription =
  (deps: UnsubscribeDeps) =>
  async (token: string): Promise<Result<Unsubscription, UnsubscribeProblem>> => {
    const subject = await resolveSubject(deps, token)
    if (subject === null) return err('invalid-link')
    const { [subject.preference]: on } = await deps.notifications.getPreferences(subject.accountUuid)
    return ok({ preference: subject.preference, off: !on })
  }

/** Switches off the kind of mail of a link. Idempotent. Rule: NOTE-23; RFC 8058. */
export const unsubscribe =
  (deps: UnsubscribeDeps) =>
  async (token: string): Promise<Result<Unsubscription, UnsubscribeProblem>> => {
    const subject = await resolveSubject(deps, token)
    if (subject === null) return err('invalid-link')
    await deps.notifications.savePreferences(subject.accountUuid, { [subject.preference]: false })
    return ok({ preference: subject.preference, off: true })
  }
