export * from './ConversationList.tsx'
export * from './InboxFrame.tsx'
export * from './ListHead.tsx'
export * from './ListTabs.tsx'
