import { tabStorage, writeStored } from '../../shared/storage/stored.ts'
import { savePendingSignUp } from '../billing/index.ts'

export const signUpDraftKey = 'guildhall-sign-up'

/** Deletes the draft once the account exists. */
export const clearSignUpDraft = (): void => {
  writeStored(tabStorage, signUpDraftKey, null)
  savePendingSignUp(null)
}
