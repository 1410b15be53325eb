import { VERIFICATION_LINK_HOURS } from '@guildhall/domain/identity'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { ResendMail, type ResendMailProps } from '../../../shared/components/ResendMail/index.ts'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import styles from './SignUp.module.css'
import { Trans, t } from '../../../shared/i18n/index.ts'

const ALL_WINDOWS = 22

export interface SuccessStepProps {
  readonly email: string
  readonly userType: 'contractor' | 'employer'
  readonly resend: ResendMailProps
}

/** "Sign up successful": the mail is on its way. Rules: ONB-1, IDEN-23. */
export const SuccessStep = ({ email, userType, resend }: SuccessStepProps) => (
  <AuthLayout
    litWindows={ALL_WINDOWS}
    isDoorOpen
    title={t('Sign up successful')}
    lead={
      <>
        <Trans
          message="One thing is left: we sent a mail to <span>{email}</span>. Its link works for {verificationLinkHours} hours."
          values={{ verificationLinkHours: VERIFICATION_LINK_HOURS, email }}
          components={{ span: (words) => <span className={styles['address']}>{words}</span> }}
        />
      </>
    }
    aside={<Link href="/login">{t('Sign in')}</Link>}
  >
    <div className={styles['next']}>
      <Text variant="label">{t('While you wait')}</Text>
      <Text tone="muted">
        {userType === 'contractor'
          ? t('Have a picture of yourself and two sentences about your work at hand: they open most doors.')
          : t('Have your company’s logo and website at hand: contractors look at them before they answer.')}
      </Text>
    </div>
    <ResendMail {...resend} />
    <Text tone="muted">
      <Trans
        message="The wrong address? <link>Change it</link>"
        components={{ link: (words) => <Link href="/sign-up/login-details">{words}</Link> }}
      />
    </Text>
  </AuthLayout>
)
