export * from './MessageBubble.tsx'
export * from './MessageMark.tsx'
export * from './SystemLine.tsx'
export * from './MessageEdit.tsx'
