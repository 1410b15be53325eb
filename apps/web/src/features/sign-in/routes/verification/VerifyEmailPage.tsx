import type { ReactNode } from 'react'
import { VERIFICATION_LINK_HOURS } from '@guildhall/domain/shared'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { SignFrame } from '../../../../shared/components/SignFrame/index.ts'
import styles from './Verification.module.css'
import { say } from '../../../../shared/i18n/index.ts'

const ALL_WINDOWS = 22
const SOME_WINDOWS = 8

/** What became of a link. */
export type Verification = 'pending' | 'verified' | 'already-verified' | 'expired' | 'failed'

export interface VerifyEmailPageProps {
  readonly state: Verification
  /** True where the same browser is signed in with that account. */
  readonly isSignedIn?: boolean
  readonly onRetry?: () => void
  /** The way to another mail, where the link has expired. */
  readonly resend?: ReactNode
}

const titles: Readonly<Record<Verification, string>> = {
  pending: say('Verifying your email'),
  verified: say('Your address is verified'),
  'already-verified': say('Your address is verified already'),
  expired: say('Link has expired.'),
  failed: say('We could not ask'),
}

const leads: Readonly<Record<Verification, string>> = {
  pending: say('One moment.'),
  verified: say('Welcome to the hall.'),
  'already-verified': say('This link was opened before; nothing is left to do.'),
  expired: say('A link works once, for {verificationLinkHours} hours.', {
    verificationLinkHours: VERIFICATION_LINK_HOURS,
  }),
  failed: say('Guildhall did not answer. Your link is still good.'),
}

/** "Verifying your email": opens a link and says what became of it. Rules: IDEN-24, IDEN-25. */
export const VerifyEmailPage = ({ state, isSignedIn = false, onRetry, resend }: VerifyEmailPageProps) => {
  const isDone = state === 'verified' || state === 'already-verified'
  return (
    <SignFrame lit={isDone ? ALL_WINDOWS : SOME_WINDOWS} isOpen={isDone} title={titles[state]} lead={leads[state]}>
      {state === 'pending' && <Spinner label={say('Verifying your email')} />}
      {isDone && (
        <div className={styles['go']}>
          <LinkButton look="primary" size="lg" href={isSignedIn ? '/' : '/login'}>
            {isSignedIn ? say('Go on') : say('Sign in')}
          </LinkButton>
        </div>
      )}
      {state === 'expired' && (
        <>
          {resend}
          <p className={styles['hint']}>
            {say('If you opened it before, the address is verified already and you can just sign in.')}
          </p>
        </>
      )}
      {state === 'failed' && (
        <div className={styles['go']}>
          <Button look="primary" size="lg" {...(onRetry === undefined ? {} : { onPress: onRetry })}>
            {say('Try again')}
          </Button>
        </div>
      )}
    </SignFrame>
  )
}
