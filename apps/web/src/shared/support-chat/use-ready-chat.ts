import type { SupportChatWidget } from '@guildhall/domain/moderation'
import { useSyncExternalStore } from 'react'
import { readReadyChat, subscribeToChat } from './current-chat.ts'

/** The chat that can be opened now; null if there is none, or none yet. Rule: MOD-10. */
export const useReadyChat = (): SupportChatWidget | null => useSyncExternalStore(subscribeToChat, readReadyChat)
