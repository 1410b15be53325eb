import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { SearchPage } from './SearchPage.tsx'

/** The search page at its address. */
export const SearchRoute = () => {
  const record = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  usePageTitle('Search')
  return (
    <SearchPage
      record={record}
      navigate={(search, options) => void navigate({ to: '/search-results', search, ...options })}
      back={() => history.back()}
    />
  )
}
