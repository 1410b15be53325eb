import {
  changeConversation,
  contactAllowance,
  addTemplate,
  deleteMessage,
  fillTemplateFor,
  listTemplates,
  removeTemplate,
  saveTemplate,
  dropDraft,
  editMessage,
  keepDraft,
  listConversations,
  markConversationRead,
  readConversation,
  readDraft,
  sendMessage,
  shareContact,
  startConversation,
  tellTyping,
  type ChangeConversationDeps,
  type ChangeMessageDeps,
  type ContactAllowanceDeps,
  type DraftDeps,
  type FillTemplateDeps,
  type TemplateDeps,
  type ListConversationsDeps,
  type MarkConversationReadDeps,
  type ReadConversationDeps,
  type SendMessageDeps,
  type ShareContactDeps,
  type StartConversationDeps,
  type TellTypingDeps,
} from '@guildhall/domain/conversations'

type ConversationDeps = ChangeConversationDeps &
  ChangeMessageDeps &
  ContactAllowanceDeps &
  DraftDeps &
  FillTemplateDeps &
  TemplateDeps &
  ListConversationsDeps &
  MarkConversationReadDeps &
  ReadConversationDeps &
  SendMessageDeps &
  ShareContactDeps &
  StartConversationDeps &
  TellTypingDeps

/** What people do in conversations, over whatever ports the product in memory has. */
export const conversationCases = (deps: ConversationDeps) => ({
  changeConversation: changeConversation(deps),
  contactAllowance: contactAllowance(deps),
  deleteMessage: deleteMessage(deps),
  addTemplate: addTemplate(deps),
  fillTemplateFor: fillTemplateFor(deps),
  listTemplates: listTemplates(deps),
  removeTemplate: removeTemplate(deps),
  saveTemplate: saveTemplate(deps),
  dropDraft: dropDraft(deps),
  editMessage: editMessage(deps),
  keepDraft: keepDraft(deps),
  listConversations: listConversations(deps),
  markConversationRead: markConversationRead(deps),
  readConversation: readConversation(deps),
  readDraft: readDraft(deps),
  sendMessage: sendMessage(deps),
  shareContact: shareContact(deps),
  startConversation: startConversation(deps),
  tellTyping: tellTyping(deps),
})
