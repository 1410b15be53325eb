import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { notFoundText, notFoundTitle } from '../not-found-text.ts'
import styles from '../../../shared/components/StatePage/StatePage.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The not-found page inside the frame for signed-in users. Employers get a link to the search. */
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
