import type { ReactNode } from 'react'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { AuthLayout } from '../../../../shared/components/AuthLayout/index.ts'
import styles from './Verification.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const SOME_WINDOWS = 8

export interface EmailNotVerifiedPageProps {
  /** The address to be verified; null if nobody is signed in. */
  readonly email: string | null
  /** The button to send the mail again. */
  readonly resend: ReactNode
}

/** Explains that the address is not verified yet, and what is available until then. Rules: IDEN-27, ONB-21. */
export const EmailNotVerifiedPage = ({ email, resend }: EmailNotVerifiedPageProps) => (
  <AuthLayout
    litWindows={SOME_WINDOWS}
    title={t('Your address is not verified yet')}
    lead={t('Until then only your account settings are open. Look in spam too, the mail comes from Guildhall.')}
    aside={email === null ? <Link href="/login">{t('Sign in')}</Link> : <Link href="/logout">{t('Sign out')}</Link>}
  >
    {email !== null && (
      <div className={styles['box']}>
        <Text variant="label">{email}</Text>
        <Text tone="muted">{t('Open the link in the mail we sent there; this page goes on by itself.')}</Text>
      </div>
    )}
    {resend}
    {email !== null && (
      <div className={styles['go']}>
        <LinkButton variant="quiet" size="lg" href="/settings/account">
          {t('Account settings')}
        </LinkButton>
      </div>
    )}
  </AuthLayout>
)
