import { tabStorage, writeStored } from '../../shared/storage/stored.ts'
import type { PendingSignUp } from './pending-sign-up.ts'

export const pendingSignUpKey = 'guildhall-signing-up'

/** Stores it for this tab; null deletes it. */
export const savePendingSignUp = (signingUp: PendingSignUp | null): void =>
  writeStored(tabStorage, pendingSignUpKey, signingUp)
