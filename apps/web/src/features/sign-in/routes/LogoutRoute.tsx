import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { clearFormDrafts } from '../../../shared/drafts/clear-drafts.ts'
import { signOut } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import styles from '../../../shared/components/StatePage/StatePage.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** Signs out and reloads the page. Rule: UI-5. */
export const LogoutRoute = () => {
  usePageTitle(t('Signing out'))
  const queries = useQueryClient()
  useEffect(() => {
    clearFormDrafts()
    void signOut(queries)
  }, [queries])
  return (
    <main className={styles['state']}>
      <Spinner label={t('Signing out')} />
    </main>
  )
}
