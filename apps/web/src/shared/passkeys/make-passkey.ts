import type { Received, Routes, Sent } from '@guildhall/rest-contract/client'

type CreationOptions = Received<Routes['startPasskeyRegistration']>
type NewAnswer = Sent<Routes['finishPasskeyRegistration']>['body']['answer']

/** Asks the browser for a new passkey: 'known' if the device has one of this account, null if the user has left the dialog. */
export const makePasskey = async (optionsJSON: CreationOptions): Promise<NewAnswer | 'known' | null> => {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return await startRegistration({ optionsJSON })
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null
  }
}
