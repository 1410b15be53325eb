export * from './ConversationList.tsx'
export * from './InboxFrame.tsx'
export * from './ListHeader.tsx'
export * from './ListTabs.tsx'
