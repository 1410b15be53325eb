import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { notFoundText, notFoundTitle } from '../not-found-text.ts'
import styles from '../../../shared/components/StatePage/StatePage.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** An address that is no page, beside the navigation of who is signed in. Who looks for people may go on with that. */
export const NotFoundPart = ({ looksForPeople }: { readonly looksForPeople: boolean }) => {
  usePageTitle(t('Not found'))
  return (
    <div className={styles['part']}>
      <EmptyState
        headingLevel={1}
        isFlush
        illustration="hall"
        title={notFoundTitle}
        actions={
          <>
            {looksForPeople && (
              <LinkButton variant="primary" href="/search-results">
                {t('Search people')}
              </LinkButton>
            )}
            <LinkButton variant={looksForPeople ? 'quiet' : 'primary'} href="/dashboard">
              {t('Dashboard')}
            </LinkButton>
          </>
        }
      >
        {notFoundText}
      </EmptyState>
    </div>
  )
}
