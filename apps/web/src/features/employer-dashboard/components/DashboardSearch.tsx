import { defaultSearch } from '@guildhall/domain/search'
import { memo } from 'react'
import { QueryBarHost, searchHref } from '../../search/index.ts'

export interface DashboardSearchProps {
  /** Opens the results of a search. */
  readonly onSearch: (href: string) => void
}

/** The query bar of the dashboard. It is not rendered again when data of other cards arrives. */
export const DashboardSearch = memo(({ onSearch }: DashboardSearchProps) => (
  <QueryBarHost
    isWide
    query={defaultSearch}
    onSearch={(query) =>
      onSearch(searchHref({ parameters: { ...defaultSearch, ...query }, pages: 0, open: null, message: false }))
    }
  />
))
