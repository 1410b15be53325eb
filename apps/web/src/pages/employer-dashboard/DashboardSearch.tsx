import { defaultSearch } from '@guildhall/domain/search'
import { memo, useState } from 'react'
import { placeChoice } from '../../app/candidates/place-choice.ts'
import { searchHref } from '../../app/candidates/search-record.ts'
import { useJobTitles, usePlaces } from '../../app/candidates/use-suggestions.ts'
import { QueryBar } from '../../patterns/QueryBar/index.ts'

export interface DashboardSearchProps {
  /** Goes to the results of a search. */
  readonly onSearch: (href: string) => void
}

/** A search begun on the dashboard. What arrives beside it does not draw it again. */
export const DashboardSearch = memo(({ onSearch }: DashboardSearchProps) => {
  const [title, setTitle] = useState('')
  const [place, setPlace] = useState('')
  const titles = useJobTitles(title)
  const { places, isLoading } = usePlaces(place)
  return (
    <QueryBar
      isWide
      query={defaultSearch}
      titles={titles}
      places={places.map(placeChoice)}
      isLoadingPlaces={isLoading}
      onTitleTyped={setTitle}
      onPlaceTyped={setPlace}
      onSearch={(query) =>
        onSearch(searchHref({ parameters: { ...defaultSearch, ...query }, pages: 0, open: null, message: false }))
      }
    />
  )
})
