import type { Uuid } from '../../shared/index.ts'

/**
 * Derives the secrets that are sent by mail from a seed (an id) and the product's secret, so that a mail that is sent again carries the
 * same one, and none is stored in plain text. Rules: IDEN-42, NOTE-20.
 */
export interface MailedSecrets {
  /** 256 bits as text, for a link. */
  token(seed: Uuid): string
  /** Six digits, for typing. */
  code(seed: Uuid): string
  /** The stored form of a code, which is useless without the product's secret. */
  hashCode(seed: Uuid, code: string): string
}
