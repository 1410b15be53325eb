import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { BookmarksPage } from './BookmarksPage.tsx'

/** The bookmarks at their address. */
export const BookmarksRoute = () => {
  const record = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  usePageTitle('Bookmarks')
  return (
    <BookmarksPage
      record={record}
      navigate={(search, options) => void navigate({ to: '/bookmarks', search, ...options })}
      back={() => history.back()}
    />
  )
}
