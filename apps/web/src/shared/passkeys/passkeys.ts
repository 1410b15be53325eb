import { canUsePasskeys } from '@guildhall/domain/identity'
import type { Received, Routes, Sent } from '@guildhall/rest-contract/client'
import { t } from '../i18n/index.ts'

type CreationOptions = Received<Routes['startPasskeyRegistration']>
type RequestOptions = Received<Routes['startPasskeySignIn']>
type NewAnswer = Sent<Routes['finishPasskeyRegistration']>['body']['answer']
type Answer = Sent<Routes['signInWithPasskey']>['body']['answer']

/** The message when the browser's dialog was left, or the device has no passkey of the site: browsers do not say which. */
export const PASSKEY_NOT_USED = t('No passkey was used. Please try again, or sign in another way.')

/** Loaded when a passkey is asked for, so that no page carries it. */
const load = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys, and allows them at the page's origin. Rule: IDEN-66. */
export const canUsePasskeysHere = (): boolean => {
  const { origin } = window.location
  return 'PublicKeyCredential' in window && canUsePasskeys(origin, origin)
}

/** Asks the browser for a new passkey: 'known' if the device has one of this account, null if the user has left the dialog. */
export const makePasskey = async (optionsJSON: CreationOptions): Promise<NewAnswer | 'known' | null> => {
  try {
    const { startRegistration } = await load()
    return await startRegistration({ optionsJSON })
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null
  }
}

/** Asks the browser to use a passkey; null if the user has left the dialog, or has none. */
export const signByPasskey = async (optionsJSON: RequestOptions): Promise<Answer | null> => {
  try {
    const { startAuthentication } = await load()
    return await startAuthentication({ optionsJSON })
  } catch {
    return null
  }
}
