/** A mail of the local outbox, as /dev/mail shows it. `sentAt` is ISO 8601 UTC. */
export interface DevMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: string
  /** Bytes as base64. */
  readonly attachments?: readonly { readonly name: string; readonly contentType: string; readonly content: string }[]
}
