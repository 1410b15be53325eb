export * from './InlineMessage.tsx'
