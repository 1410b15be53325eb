import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { usePageTitle } from '../../app/use-page-title.ts'
import { notFoundText, notFoundTitle } from './not-found-words.ts'
import styles from './StatePage.module.css'
import { say } from '../../words/index.ts'

/** An address that is no page, beside the navigation of who is signed in. */
export const NotFoundPart = () => {
  usePageTitle(say('Not found'))
  return (
    <div className={styles['part']}>
      <EmptyState
        level={1}
        drawing="search"
        title={notFoundTitle}
        actions={
          <LinkButton look="primary" href="/">
            {say('Go home')}
          </LinkButton>
        }
      >
        {notFoundText}
      </EmptyState>
    </div>
  )
}
