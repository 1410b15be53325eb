import { useResendMail } from '../../../shared/components/ResendMail/index.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SuccessStep } from './SuccessStep.tsx'

/** The last step, with a button to send the mail again. */
export const SuccessRoute = ({ draft }: { readonly draft: SignUpDraft }) => {
  const email = draft.sentTo ?? ''
  return (
    <SuccessStep email={email} userType={draft.userType ?? 'contractor'} resend={useResendMail(email, draft.sentAt)} />
  )
}
