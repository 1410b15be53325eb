export * from './ConversationItem.tsx'
