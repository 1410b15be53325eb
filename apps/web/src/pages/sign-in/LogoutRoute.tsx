import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { forgetFormDrafts } from '../../app/profile/use-form-draft.ts'
import { signOut } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import styles from '../states/StatePage.module.css'
import { say } from '../../words/index.ts'

/** Signs out and starts the page anew. Rule: UI-5. */
export const LogoutRoute = () => {
  usePageTitle(say('Signing out'))
  const queries = useQueryClient()
  useEffect(() => {
    forgetFormDrafts()
    void signOut(queries)
  }, [queries])
  return (
    <main className={styles['state']}>
      <Spinner label={say('Signing out')} />
    </main>
  )
}
