import type { Conversation } from '../conversation.ts'

/** Says where a message file is attached, so that both sides of that conversation can open it. Rule: FILE-9. */
export interface AttachmentDirectory {
  /** The conversations whose offer or messages carry the file of that address; at most 50. */
  listConversations(url: string): Promise<readonly Conversation[]>
}
