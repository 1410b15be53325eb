import type { Uuid } from '../../shared/index.ts'

/**
 * Secrets that go out by mail. Each is made of a seed (an id) and the product's secret, so that a mail which is tried again carries the
 * same one, and none has to be kept in the clear anywhere. Rules: IDEN-42, NOTE-20.
 */
export interface MailedSecrets {
  /** 256 bits as text, for a link. */
  token(seed: Uuid): string
  /** Six digits, for typing. */
  code(seed: Uuid): string
  /** What is kept of a code: worth nothing without the product's secret. */
  hashCode(seed: Uuid, code: string): string
}
