export * from './remove-old-mails.ts'
export * from './list-mails.ts'
export * from './repeatable-mails.ts'
export * from './send-mail-again.ts'
