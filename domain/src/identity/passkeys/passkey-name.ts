import { maxLength, required, type Rule } from '../../shared/index.ts'

/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60
/** The rules of the name of a new passkey, which may be blank, and of a name that it gets later. */
export const newPasskeyNameRules: readonly Rule<unknown>[] = [maxLength(PASSKEY_NAME_MAX)]
export const passkeyNameRules: readonly Rule<unknown>[] = [required, ...newPasskeyNameRules]
