/** What BACKUP_KEY holds: whom a backup is encrypted for, or the secret key of one of them, or a passphrase. */
export type BackupKey =
  | { readonly kind: 'recipients'; readonly recipients: readonly string[] }
  | { readonly kind: 'identity'; readonly identity: string }
  | { readonly kind: 'passphrase'; readonly passphrase: string }

const MEANT_AS_KEY = /^age(?:1|-secret-key-)/i
const RECIPIENT = /^age1(?:[a-z]+1)?[ac-hj-np-z02-9]{58,}$/
const IDENTITY = /^AGE-SECRET-KEY-(?:PQ-)?1[AC-HJ-NP-Z02-9]{58}$/

/** Null where a key of age is mistyped: as a passphrase, nobody could restore with the right one. Rule: BASE-62. */
export const parseBackupKey = (text: string): BackupKey | null => {
  const parts = text.split(',').map((part) => part.trim())
  const [identity] = parts
  if (!parts.some((part) => MEANT_AS_KEY.test(part))) return { kind: 'passphrase', passphrase: text }
  if (parts.every((part) => RECIPIENT.test(part))) return { kind: 'recipients', recipients: parts }
  return identity !== undefined && parts.length === 1 && IDENTITY.test(identity) ? { kind: 'identity', identity } : null
}
