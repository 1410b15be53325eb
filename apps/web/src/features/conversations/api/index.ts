export { closedReasonOf } from '../closed-reason.ts'
export type { OpenConversation } from './from-wire.ts'
export type { OutgoingMessage } from './outbox.ts'
export { type ConversationReader, readerOf } from '../reader.ts'
export { type SetArchived, useArchive } from './use-archive.ts'
export { type ChangeRefused, type ChangeStatus, useChangeStatus } from './use-change-status.ts'
export { useConversationCounts } from './use-conversation-counts.ts'
export {
  type ConversationList,
  type OpenConversationState,
  useConversations,
  useOpenConversation,
} from './use-conversations.ts'
export { useDraft } from './use-draft.ts'
export { useMarkRead } from './use-mark-read.ts'
export { type Outgoing, useOutgoing } from './use-outgoing.ts'
export { badgeOf, lastLineOf, otherSideOf, statusWordsOf, writerOf } from '../words.ts'
export { type OwnMessages, useOwnMessages } from './use-own-messages.ts'
export { useShareContact } from './use-share-contact.ts'
