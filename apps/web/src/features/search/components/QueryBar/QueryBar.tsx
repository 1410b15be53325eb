import { type KeyboardEvent, type Ref, type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react'
import type { LocationType, SearchParameters } from '@guildhall/domain/search'
import { Button } from '@guildhall/ui-kit/Button'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { icons } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import styles from './QueryBar.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The query: text and a place. */
export type Query = Pick<SearchParameters, 'jobTitle' | 'location' | 'locationType' | 'latitude' | 'longitude'>

/** A place option of the bar. */
export interface PlaceChoice {
  readonly id: string
  readonly title: string
  readonly locationType: LocationType
  readonly latitude: number
  readonly longitude: number
}

export interface QueryBarProps {
  readonly query: Query
  readonly titles: readonly string[]
  readonly places: readonly PlaceChoice[]
  readonly isLoadingPlaces?: boolean | undefined
  readonly onTitleTyped: (input: string) => void
  readonly onPlaceTyped: (input: string) => void
  readonly onSearch: (query: Query) => void
  /** Focuses the text field, for the page's '/' shortcut. */
  readonly handle?: Ref<QueryBarHandle> | undefined
  readonly isWide?: boolean | undefined
}

export interface QueryBarHandle {
  readonly focus: () => void
}

const anywhere = { location: '', locationType: 'anywhere', latitude: null, longitude: null } as const
const isAnywhere = (input: string): boolean => input.trim() === '' || input.trim().toLowerCase() === 'anywhere'
const inputOf = (query: Query): string => (query.locationType === 'anywhere' ? '' : query.location)

/** The query bar: text with job title suggestions, a place, and the search button. */
export const QueryBar = ({
  query,
  titles,
  places,
  isLoadingPlaces,
  onTitleTyped,
  onPlaceTyped,
  onSearch,
  handle,
  isWide,
}: QueryBarProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState(query.jobTitle)
  const [placeInput, setPlaceInput] = useState(inputOf(query))
  const [place, setPlace] = useState<Omit<Query, 'jobTitle'>>(query)
  const queryText = JSON.stringify([
    query.jobTitle,
    query.location,
    query.locationType,
    query.latitude,
    query.longitude,
  ])
  const [seenText, setSeenText] = useState(queryText)
  if (seenText !== queryText) {
    setSeenText(queryText)
    setTitle(query.jobTitle)
    setPlaceInput(inputOf(query))
    setPlace(query)
  }
  useImperativeHandle(handle, () => ({ focus: () => form.current?.querySelector('input')?.focus() }), [])

  const placeOf = (input: string): Omit<Query, 'jobTitle'> => {
    if (isAnywhere(input)) return anywhere
    if (input === place.location && place.latitude !== null) return place
    const exact = places.find((known) => known.title.toLowerCase() === input.trim().toLowerCase())
    const best = exact ?? places[0]
    return best === undefined ? place : locationOf(best)
  }
  const search = (jobTitle: string, where: Omit<Query, 'jobTitle'>): void => {
    setPlaceInput(inputOf({ jobTitle, ...where }))
    const { location, locationType, latitude, longitude } = where
    onSearch({ jobTitle: jobTitle.trim(), location, locationType, latitude, longitude })
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    search(title, placeOf(placeInput))
  }
  // An open list would handle the first Enter itself, even if no option is highlighted.
  const searchByEnter = (event: KeyboardEvent): void => {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    if (target.getAttribute('aria-activedescendant')) return
    submit(event)
  }
  return (
    <form
      ref={form}
      className={styles['query']}
      role="search"
      aria-label={t('People')}
      onSubmit={submit}
      onKeyDownCapture={searchByEnter}
      data-wide={isWide || undefined}
    >
      <ComboBox
        className={styles['part']}
        aria-label={t('Job title')}
        icon={icons.Search}
        placeholder={t('Job title or words')}
        options={titles.map((known) => ({ id: known, label: known }))}
        isAsync
        allowsCustomValue
        inputValue={title}
        onInputChange={(input) => {
          setTitle(input)
          onTitleTyped(input)
        }}
        onChange={(chosen) => chosen !== null && search(chosen, placeOf(placeInput))}
        action={<Kbd>/</Kbd>}
      />
      <ComboBox
        className={styles['part']}
        aria-label={t('Place')}
        icon={icons.MapPin}
        placeholder={t('City, country or Anywhere')}
        options={[
          ...(isAnywhere(placeInput) ? [{ id: 'anywhere', label: t('Anywhere') }] : []),
          ...places.map(({ id, title: label }) => ({ id, label })),
        ]}
        isAsync
        isLoading={isLoadingPlaces}
        allowsCustomValue
        menuTrigger="focus"
        inputValue={placeInput}
        onInputChange={(input) => {
          setPlaceInput(input)
          onPlaceTyped(input)
        }}
        onChange={(id) => {
          const chosen = places.find((known) => known.id === id)
          if (chosen === undefined && id !== 'anywhere') return
          const where = chosen === undefined ? anywhere : locationOf(chosen)
          setPlace(where)
          search(title, where)
        }}
      />
      <Button type="submit" variant="primary" className={styles['go']}>
        {t('Search')}
      </Button>
    </form>
  )
}

const locationOf = ({ title, locationType, latitude, longitude }: PlaceChoice): Omit<Query, 'jobTitle'> => ({
  location: title,
  locationType,
  latitude,
  longitude,
})
