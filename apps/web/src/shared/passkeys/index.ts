export { makePasskey } from './make-passkey.ts'
export { canUsePasskeysHere, PASSKEY_NOT_USED, signByPasskey } from './passkeys.ts'
