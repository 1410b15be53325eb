import type { ReactNode } from 'react'
import { VERIFICATION_LINK_HOURS } from '@guildhall/domain/shared'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { SignFrame } from '../../patterns/SignFrame/index.ts'
import styles from './Verification.module.css'

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
  pending: 'Verifying your email',
  verified: 'Your address is verified',
  'already-verified': 'Your address is verified already',
  expired: 'Link has expired.',
  failed: 'We could not ask',
}

const leads: Readonly<Record<Verification, string>> = {
  pending: 'One moment.',
  verified: 'Welcome to the hall.',
  'already-verified': 'This link was opened before; nothing is left to do.',
  expired: `A link works once, for ${VERIFICATION_LINK_HOURS} hours.`,
  failed: 'Guildhall did not answer. Your link is still good.',
}

/** "Verifying your email": opens a link and says what became of it. Source: product-spec §2 verify-email, §8; D3. */
export const VerifyEmailPage = ({ state, isSignedIn = false, onRetry, resend }: VerifyEmailPageProps) => {
  const isDone = state === 'verified' || state === 'already-verified'
  return (
    <SignFrame lit={isDone ? ALL_WINDOWS : SOME_WINDOWS} isOpen={isDone} title={titles[state]} lead={leads[state]}>
      {state === 'pending' && <Spinner label="Verifying your email" />}
      {isDone && (
        <div className={styles['go']}>
          <LinkButton look="primary" size="lg" href={isSignedIn ? '/' : '/login'}>
            {isSignedIn ? 'Go on' : 'Sign in'}
          </LinkButton>
        </div>
      )}
      {state === 'expired' && (
        <>
          {resend}
          <p className={styles['hint']}>
            If you opened it before, the address is verified already and you can just sign in.
          </p>
        </>
      )}
      {state === 'failed' && (
        <div className={styles['go']}>
          <Button look="primary" size="lg" {...(onRetry === undefined ? {} : { onPress: onRetry })}>
            Try again
          </Button>
        </div>
      )}
    </SignFrame>
  )
}
