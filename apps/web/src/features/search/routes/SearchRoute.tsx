import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { SearchPage } from './SearchPage.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** The route of the search page. */
export const SearchRoute = () => {
  const record = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const asksWords = useLocation({ select: ({ state }) => state.asksWords === true })
  usePageTitle(t('Search'))
  return (
    <SearchPage
      record={record}
      navigate={(search, options) => void navigate({ to: '/search-results', search, ...options })}
      asksWords={asksWords}
      back={() => history.back()}
    />
  )
}
