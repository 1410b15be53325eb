import type { Message } from '../conversation.ts'

type NewMessage = Pick<Message, 'body' | 'conversationUuid' | 'kind' | 'senderUuid' | 'sentAt' | 'uuid'> &
  Partial<Pick<Message, 'clientId' | 'doc' | 'docs'>>

/** A message that is about to be added: without files and without a client's id unless they are given. Rule: CONV-37. */
export const createMessage = (fields: NewMessage): Omit<Message, 'sequence'> => ({
  doc: null,
  docs: [],
  clientId: null,
  editedAt: null,
  deletedAt: null,
  ...fields,
})
