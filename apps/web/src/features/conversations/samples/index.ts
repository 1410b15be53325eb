export * from './sample-conversations.ts'
export * from './sample-people.ts'
