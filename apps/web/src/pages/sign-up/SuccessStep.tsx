import { VERIFICATION_LINK_HOURS } from '@guildhall/domain/shared'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { ResendMail, type ResendMailProps } from '../../patterns/ResendMail/index.ts'
import { SignFrame } from '../../patterns/SignFrame/index.ts'
import styles from './SignUp.module.css'

const ALL_WINDOWS = 22

export interface SuccessStepProps {
  readonly email: string
  readonly userType: 'contractor' | 'employer'
  readonly resend: ResendMailProps
}

/** "Sign up successful": the mail is on its way. Source: product-spec §2 success; D3. */
export const SuccessStep = ({ email, userType, resend }: SuccessStepProps) => (
  <SignFrame
    lit={ALL_WINDOWS}
    isOpen
    title="Sign up successful"
    lead={
      <>
        One thing is left: we sent a mail to <span className={styles['address']}>{email}</span>. Its link works for{' '}
        {VERIFICATION_LINK_HOURS} hours.
      </>
    }
    aside={<Link href="/login">Sign in</Link>}
  >
    <div className={styles['next']}>
      <Text look="label">While you wait</Text>
      <Text tone="muted">
        {userType === 'contractor'
          ? 'Have a picture of yourself and two sentences about your work at hand: they open most doors.'
          : 'Have your company’s logo and website at hand: contractors look at them before they answer.'}
      </Text>
    </div>
    <ResendMail {...resend} />
    <Text tone="muted">
      The wrong address? <Link href="/sign-up/login-details">Change it</Link>
    </Text>
  </SignFrame>
)
