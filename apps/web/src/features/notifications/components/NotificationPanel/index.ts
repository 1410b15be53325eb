export * from './NotificationItem.tsx'
export * from './NotificationPanel.tsx'
