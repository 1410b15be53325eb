import { canUsePasskeys } from '@guildhall/domain/identity'
import type { Received, Routes, Sent } from '@guildhall/rest-contract/client'
import { t } from '../i18n/index.ts'

type RequestOptions = Received<Routes['startPasskeySignIn']>
type Answer = Sent<Routes['signInWithPasskey']>['body']['answer']

/** The message when the browser's dialog was left, or the device has no passkey of the site: browsers do not say which. */
export const PASSKEY_NOT_USED = t('No passkey was used. Please try again, or sign in another way.')

/** Whether this browser has passkeys, and allows them at the page's origin. Rule: IDEN-66. */
export const canUsePasskeysHere = (): boolean => {
  const { origin } = window.location
  return 'PublicKeyCredential' in window && canUsePasskeys(origin, origin)
}

/** Asks the browser to use a passkey; null if the user has left the dialog, or has none. The library is loaded for it, so that no page carries it. */
export const signByPasskey = async (optionsJSON: RequestOptions): Promise<Answer | null> => {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return await startAuthentication({ optionsJSON })
  } catch {
    return null
  }
}
