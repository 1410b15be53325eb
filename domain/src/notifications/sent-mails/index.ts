export * from './list-mails.ts'
export * from './repeatable-mails.ts'
export * from './send-mail-again.ts'
