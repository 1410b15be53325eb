export * from './MessageBubble.tsx'
export * from './MessageStatus.tsx'
export * from './SystemMessage.tsx'
export * from './MessageEdit.tsx'
