import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAwaitVerification, useSession } from '../../../session/index.ts'
import { usePageTitle } from '../../../../shared/hooks/use-page-title.ts'
import { ResendVerification } from './ResendVerification.tsx'
import { EmailNotVerifiedPage } from './EmailNotVerifiedPage.tsx'
import { t } from '../../../../shared/i18n/index.ts'

/** Waits for the address to be verified; the page goes on by itself. */
export const EmailNotVerifiedRoute = () => {
  usePageTitle(t('Your address is not verified yet'))
  const navigate = useNavigate()
  const session = useSession()
  const isVerified = session?.user.emailVerified === true
  const email = session?.user.email ?? null
  useEffect(() => {
    if (isVerified) void navigate({ href: '/', replace: true })
  }, [isVerified, navigate])
  useAwaitVerification()
  return <EmailNotVerifiedPage email={email} resend={<ResendVerification email={email} />} />
}
