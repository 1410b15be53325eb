export { ResendMail, type ResendMailProps } from './ResendMail.tsx'
export { useResendMail } from './use-resend-mail.ts'
