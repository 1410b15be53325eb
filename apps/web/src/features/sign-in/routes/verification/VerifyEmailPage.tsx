import type { ReactNode } from 'react'
import { VERIFICATION_LINK_HOURS } from '@guildhall/domain/identity'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { loginPathFor } from '../../login-path.ts'
import { AuthLayout } from '../../../../shared/components/AuthLayout/index.ts'
import styles from './Verification.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const ALL_WINDOWS = 22
const SOME_WINDOWS = 8

/** The outcome of a link. */
export type Verification = 'pending' | 'verified' | 'already-verified' | 'expired' | 'failed'

export interface VerifyEmailPageProps {
  readonly state: Verification
  /** True if this browser is signed in with that account. */
  readonly isSignedIn?: boolean
  /** The address of the link, to sign in with; null if it is not known. */
  readonly email?: string | null
  readonly onRetry?: () => void
  /** The button to send the mail again, if the link has expired. */
  readonly resend?: ReactNode
}

const titles: Readonly<Record<Verification, string>> = {
  pending: t('Verifying your email'),
  verified: t('Your address is verified'),
  'already-verified': t('Your address is verified already'),
  expired: t('Link has expired.'),
  failed: t('We could not ask'),
}

const leads: Readonly<Record<Verification, string>> = {
  pending: t('One moment.'),
  verified: t('Welcome to the hall.'),
  'already-verified': t('This link was opened before; nothing is left to do.'),
  expired: t('A link works once, for {verificationLinkHours} hours.', {
    verificationLinkHours: VERIFICATION_LINK_HOURS,
  }),
  failed: t('Guildhall did not answer. Your link is still good.'),
}

/** "Verifying your email": opens a link and shows the outcome. Rules: IDEN-24, IDEN-25, IDEN-43. */
export const VerifyEmailPage = ({ state, isSignedIn = false, email = null, onRetry, resend }: VerifyEmailPageProps) => {
  const isDone = state === 'verified' || state === 'already-verified'
  return (
    <AuthLayout
      litWindows={isDone ? ALL_WINDOWS : SOME_WINDOWS}
      isDoorOpen={isDone}
      title={titles[state]}
      lead={leads[state]}
    >
      {state === 'pending' && <Spinner label={t('Verifying your email')} />}
      {isDone && (
        <div className={styles['go']}>
          <LinkButton variant="primary" size="lg" href={isSignedIn ? '/' : loginPathFor(email)}>
            {isSignedIn ? t('Go on') : t('Sign in')}
          </LinkButton>
        </div>
      )}
      {state === 'expired' && (
        <>
          {resend}
          <p className={styles['hint']}>
            {t('If you opened it before, the address is verified already and you can just sign in.')}
          </p>
        </>
      )}
      {state === 'failed' && (
        <div className={styles['go']}>
          <Button variant="primary" size="lg" {...(onRetry === undefined ? {} : { onPress: onRetry })}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </AuthLayout>
  )
}
