import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { usePageTitle } from '../../app/use-page-title.ts'
import styles from './StatePage.module.css'

const Words = () => {
  usePageTitle('Not found')
  return (
    <EmptyState
      level={1}
      drawing="search"
      title="There is no page here"
      actions={
        <LinkButton look="primary" href="/">
          Go home
        </LinkButton>
      }
    >
      The address may be mistyped, or what stood here is gone.
    </EmptyState>
  )
}

/** An address that is no page. */
export const NotFoundPage = () => (
  <main className={styles['state']}>
    <Words />
  </main>
)

/** The same inside the frame with the navigation, which is the page's main part already. */
export const NotFoundPart = () => (
  <div className={`${styles['state']} ${styles['part']}`}>
    <Words />
  </div>
)
