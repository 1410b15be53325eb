export { canUsePasskeysHere, makePasskey, PASSKEY_NOT_USED, signByPasskey } from './passkeys.ts'
