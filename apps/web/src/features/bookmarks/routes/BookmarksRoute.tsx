import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { BookmarksPage } from './BookmarksPage.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** The route of the bookmarks page. */
export const BookmarksRoute = () => {
  const record = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  usePageTitle(t('Bookmarks'))
  return (
    <BookmarksPage
      record={record}
      navigate={(search, options) => void navigate({ to: '/bookmarks', search, ...options })}
      back={() => history.back()}
    />
  )
}
