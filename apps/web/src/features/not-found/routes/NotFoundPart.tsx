import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { notFoundText, notFoundTitle } from '../not-found-words.ts'
import styles from '../../../shared/components/StatePage/StatePage.module.css'
import { say } from '../../../shared/i18n/index.ts'

/** An address that is no page, beside the navigation of who is signed in. Who looks for people may go on with that. */
export const NotFoundPart = ({ looksForPeople }: { readonly looksForPeople: boolean }) => {
  usePageTitle(say('Not found'))
  return (
    <div className={styles['part']}>
      <EmptyState
        level={1}
        isFlush
        drawing="hall"
        title={notFoundTitle}
        actions={
          <>
            {looksForPeople && (
              <LinkButton look="primary" href="/search-results">
                {say('Search people')}
              </LinkButton>
            )}
            <LinkButton look={looksForPeople ? 'quiet' : 'primary'} href="/dashboard">
              {say('Dashboard')}
            </LinkButton>
          </>
        }
      >
        {notFoundText}
      </EmptyState>
    </div>
  )
}
