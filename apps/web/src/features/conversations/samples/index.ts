export * from './sample-conversations.ts'
export * from './sample-people.ts'
export * from './in-frame.tsx'
