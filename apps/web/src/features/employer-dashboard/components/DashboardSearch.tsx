import { defaultSearch } from '@guildhall/domain/search'
import { memo } from 'react'
import { QueryBarHost, searchHref } from '../../search/index.ts'

export interface DashboardSearchProps {
  /** Goes to the results of a search. */
  readonly onSearch: (href: string) => void
}

/** A search begun on the dashboard. What arrives beside it does not draw it again. */
export const DashboardSearch = memo(({ onSearch }: DashboardSearchProps) => (
  <QueryBarHost
    isWide
    query={defaultSearch}
    onSearch={(query) =>
      onSearch(searchHref({ parameters: { ...defaultSearch, ...query }, pages: 0, open: null, message: false }))
    }
  />
))
