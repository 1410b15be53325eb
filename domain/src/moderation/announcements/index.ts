export * from './announce.ts'
export * from './announcement.ts'
export * from './announcements.port.ts'
export * from './list-announcements.ts'
