import {
  changeConversation,
  expireConversations,
  listConversations,
  markConversationRead,
  readConversation,
  remindContractors,
  sendMessage,
  startConversation,
} from '@guildhall/domain/conversations'
import {
  archiveSystemMessage,
  createReactions,
  listNotifications,
  listSystemMessages,
  markAllNotificationsRead,
  markNotificationRead,
  markSystemMessageRead,
  saveNotificationPreferences,
} from '@guildhall/domain/notifications'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const changing = ['clock', 'ids', 'unitOfWork'] as const

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
  provide(options, port, useCase.expireConversations, changing, expireConversations)
  provide(options, port, useCase.remindContractors, changing, remindContractors)
  provide(options, port, useCase.listNotifications, ['notifications'], listNotifications)
  provide(options, port, useCase.markNotificationRead, changing, markNotificationRead)
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
      'ids',
      'inbox',
      'index',
      'links',
      'mailedSecrets',
      'mailer',
      'notifications',
      'systemMessages',
      'passwordResets',
      'tokens',
    ],
    createReactions,
  )
})
