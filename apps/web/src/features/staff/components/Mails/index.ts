export { LastMails, type LastMailsProps } from './LastMails.tsx'
export { MailOutcome, MailRecipient, MailWords, SendAgain } from './MailParts.tsx'
