import { LinkButton } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import styles from '../../../shared/components/StatePage/StatePage.module.css'
import { notFoundText, notFoundTitle } from '../not-found-text.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The not-found page for visitors. */
export const NotFoundPage = () => {
  usePageTitle(t('Not found'))
  return (
    <AuthLayout
      litWindows={0}
      title={notFoundTitle}
      lead={notFoundText}
      aside={<Link href="/login">{t('Sign in')}</Link>}
    >
      <LinkButton variant="primary" size="lg" href="/" className={styles['go']}>
        {t('Go home')}
      </LinkButton>
    </AuthLayout>
  )
}
