import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { refreshSession, useSession } from '../../../session/index.ts'
import { forgetSignUp } from '../../../sign-up/index.ts'
import { useVerifyEmail } from '../../api/use-verification.ts'
import { usePageTitle } from '../../../../shared/hooks/use-page-title.ts'
import { ResendVerification } from './ResendVerification.tsx'
import { type Verification, VerifyEmailPage } from './VerifyEmailPage.tsx'
import { t } from '../../../../shared/i18n/index.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Verifies an address by the link of a mail, once, and shows the outcome. Rule: IDEN-24. */
export const VerifyEmailRoute = () => {
  usePageTitle(t('Verifying your email'))
  const queries = useQueryClient()
  const session = useSession()
  const search = useSearch({ strict: false })
  const uuid = textOf(search['uuid'])
  const hash = textOf(search['hash'])
  const isLink = uuid !== '' && hash !== ''
  const link = useVerifyEmail(uuid, hash)
  const answer = link.data
  const isVerified = answer?.ok === true
  const [isLost, setLost] = useState(false)
  const isOwn = session?.user.uuid === uuid
  // The link signs in on the browser of the sign-up; a session that was there before learns that its address is verified.
  const hasChanged = isVerified && (isOwn || answer.value.signedIn)
  useEffect(() => {
    if (!hasChanged) return
    forgetSignUp()
    refreshSession(queries).catch(() => setLost(true))
  }, [hasChanged, queries])

  const stateOf = (): Verification => {
    if (!isLink) return 'expired'
    if (link.isFetching || answer === undefined) return 'pending'
    if (answer.ok) return answer.value.signedIn && !isOwn && !isLost ? 'pending' : answer.value.status
    const isRefused = answer.status >= 400 && answer.status < 429
    return isRefused ? 'expired' : 'failed'
  }
  return (
    <VerifyEmailPage
      state={stateOf()}
      isSignedIn={isOwn}
      email={isVerified ? answer.value.email : null}
      onRetry={() => void link.refetch()}
      resend={<ResendVerification email={isOwn ? session.user.email : null} />}
    />
  )
}
