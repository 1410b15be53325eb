import { createHmac } from 'node:crypto'
import type { SupportChatProvider } from '@guildhall/domain/moderation'

export interface ChatwootOptions {
  /** The address of the installation. */
  readonly url: string
  /** The token of the website inbox, which is public. */
  readonly websiteToken: string
  /** The inbox's key for identity validation; null leaves identifiers without proof. */
  readonly hmacKey: string | null
}

/**
 * The server's side of a chat by Chatwoot. The proof is Chatwoot's identity validation: HMAC-SHA256 of the identifier by the key of the
 * inbox, in hexadecimal. Rule: MOD-9.
 */
export const createChatwootProvider = ({ hmacKey, url, websiteToken }: ChatwootOptions): SupportChatProvider => ({
  settings: { url: url.replace(/\/+$/, ''), websiteToken },
  prove: (identifier) => (hmacKey === null ? null : createHmac('sha256', hmacKey).update(identifier).digest('hex')),
})
