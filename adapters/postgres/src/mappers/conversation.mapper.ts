import type { Conversation, Message } from '@guildhall/domain/conversations'
import { mapColumns } from './map-columns.ts'

export const conversationMapper = mapColumns<Conversation>()([
  'uuid',
  'companyUuid',
  'contractorUuid',
  'senderUuid',
  'status',
  'offer',
  'doc',
  'docName',
  'declineReason',
  'declineNote',
  'declineNoteShared',
  'proposedTerms',
  'changedBy',
  'createdAt',
  'statusAt',
  'expiresAt',
  'shared',
  'contactSharedAt',
  'remindedDay',
  'lastSequence',
])

export const messageMapper = mapColumns<Message>()([
  'uuid',
  'conversationUuid',
  'sequence',
  'kind',
  'senderUuid',
  'body',
  'doc',
  'docs',
  'clientId',
  'sentAt',
  'editedAt',
  'deletedAt',
])
