import type { Conversation } from '../conversation.ts'

/** Finds where a message file is attached, so that both sides of the conversation can open it. Rule: FILE-9. */
export interface AttachmentDirectory {
  /** The conversations whose offer or messages contain the file; at most 50. */
  listConversations(url: string): Promise<readonly Conversation[]>
}
