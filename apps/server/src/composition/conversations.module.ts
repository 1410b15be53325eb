import {
  addTemplate,
  changeConversation,
  fillTemplateFor,
  listTemplates,
  removeTemplate,
  saveTemplate,
  contactAllowance,
  deleteMessage,
  dropDraft,
  editMessage,
  expireConversations,
  keepDraft,
  listConversations,
  markConversationRead,
  readConversation,
  readDraft,
  remindContractors,
  sendMessage,
  shareContact,
  startConversation,
  tellTyping,
} from '@guildhall/domain/conversations'
import {
  archiveSystemMessage,
  createReactions,
  listNotifications,
  listSystemMessages,
  mailUnreadMessages,
  tellTrials,
  markAllNotificationsRead,
  markNotificationRead,
  markSystemMessageRead,
  readUnsubscription,
  unsubscribe,
  saveNotificationPreferences,
} from '@guildhall/domain/notifications'
import { askForHelp, sendReport } from '@guildhall/domain/moderation'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const unsubscribing = ['accounts', 'clock', 'notifications', 'tokens'] as const
const changing = ['clock', 'ids', 'unitOfWork'] as const
const templating = [...changing, 'templates'] as const
const drafting = ['clock', 'drafts', 'hidden', 'inbox', 'recipients'] as const

/** Contact requests, messages, and what follows from every event. */
export const conversationsModule = new ContainerModule((options) => {
  provide(
    options,
    port,
    useCase.startConversation,
    [...changing, 'accounts', 'files', 'hidden', 'recipients'],
    startConversation,
  )
  provide(options, port, useCase.changeConversation, changing, changeConversation)
  provide(options, port, useCase.sendMessage, [...changing, 'companies', 'files'], sendMessage)
  provide(options, port, useCase.markConversationRead, changing, markConversationRead)
  provide(options, port, useCase.listConversations, ['inbox'], listConversations)
  provide(options, port, useCase.readConversation, ['clock', 'inbox'], readConversation)
  provide(options, port, useCase.listTemplates, ['templates'], listTemplates)
  provide(options, port, useCase.addTemplate, templating, addTemplate)
  provide(options, port, useCase.saveTemplate, templating, saveTemplate)
  provide(options, port, useCase.removeTemplate, templating, removeTemplate)
  provide(
    options,
    port,
    useCase.fillTemplateFor,
    ['accounts', 'addressees', 'clock', 'companies', 'hidden', 'inbox', 'templates'],
    fillTemplateFor,
  )
  provide(options, port, useCase.shareContact, changing, shareContact)
  provide(options, port, useCase.contactAllowance, ['clock', 'conversations'], contactAllowance)
  provide(
    options,
    port,
    useCase.sendReport,
    ['clock', 'companies', 'conversations', 'directory', 'hidden', 'ids', 'inbox', 'reports'],
    sendReport,
  )
  provide(options, port, useCase.askForHelp, ['clock', 'ids', 'supportAddress', 'unitOfWork'], askForHelp)
  provide(options, port, useCase.editMessage, changing, editMessage)
  provide(options, port, useCase.deleteMessage, changing, deleteMessage)
  provide(options, port, useCase.tellTyping, ['inbox', 'typingBell'], tellTyping)
  provide(options, port, useCase.readDraft, drafting, readDraft)
  provide(options, port, useCase.keepDraft, drafting, keepDraft)
  provide(options, port, useCase.dropDraft, drafting, dropDraft)
  provide(options, port, useCase.expireConversations, changing, expireConversations)
  provide(options, port, useCase.remindContractors, changing, remindContractors)
  provide(options, port, useCase.listNotifications, ['notifications'], listNotifications)
  provide(options, port, useCase.markNotificationRead, changing, markNotificationRead)
  provide(options, port, useCase.mailUnreadMessages, [...changing, 'unreadMessages'], mailUnreadMessages)
  provide(options, port, useCase.tellTrials, [...changing, 'trialNotices'], tellTrials)
  provide(options, port, useCase.readUnsubscription, unsubscribing, readUnsubscription)
  provide(options, port, useCase.unsubscribe, unsubscribing, unsubscribe)
  provide(options, port, useCase.markAllNotificationsRead, changing, markAllNotificationsRead)
  provide(options, port, useCase.listSystemMessages, ['systemMessages'], listSystemMessages)
  provide(options, port, useCase.markSystemMessageRead, changing, markSystemMessageRead)
  provide(options, port, useCase.archiveSystemMessage, changing, archiveSystemMessage)
  provide(options, port, useCase.saveNotificationPreferences, ['notifications'], saveNotificationPreferences)
  provide(
    options,
    port,
    useCase.reactions,
    [
      'accounts',
      'channelStore',
      'clock',
      'companies',
      'directory',
      'eventBus',
      'exchangeRates',
      'hidden',
      'ids',
      'inbox',
      'index',
      'invoiceDocuments',
      'invoiceSettings',
      'invoices',
      'links',
      'mailedSecrets',
      'mailer',
      'notifications',
      'systemMessages',
      'passwordResets',
      'places',
      'savedSearches',
      'tokens',
      'unreadMessages',
    ],
    createReactions,
  )
})
