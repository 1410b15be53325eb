import { type KeyboardEvent, type Ref, type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { icons } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import {
  anywhere,
  isAnywhere,
  type PlaceChoice,
  placeOfChoice,
  type Query,
  type QueryPlace,
  type ReadPlace,
  type SentQuery,
} from './query.ts'
import { usePlaceField } from './use-place-field.ts'
import styles from './QueryBar.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface QueryBarProps {
  readonly query: Query
  readonly titles: readonly string[]
  readonly places: readonly PlaceChoice[]
  readonly isLoadingPlaces?: boolean | undefined
  readonly onTitleTyped: (input: string) => void
  readonly onPlaceTyped: (input: string) => void
  readonly readPlace: ReadPlace
  readonly onSearch: (query: SentQuery) => void
  /** Focuses the text field, for the page's '/' shortcut. */
  readonly handle?: Ref<QueryBarHandle> | undefined
  readonly isWide?: boolean | undefined
}

export interface QueryBarHandle {
  readonly focus: () => void
}

/** The query bar: text with job title suggestions, a place, and the search button. */
export const QueryBar = ({
  query,
  titles,
  places,
  isLoadingPlaces,
  onTitleTyped,
  onPlaceTyped,
  readPlace,
  onSearch,
  handle,
  isWide,
}: QueryBarProps) => {
  const form = useRef<HTMLFormElement>(null)
  const placeInput = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(query.jobTitle)
  const place = usePlaceField(query, places, readPlace)
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
    place.show(query)
  }
  useImperativeHandle(handle, () => ({ focus: () => form.current?.querySelector('input')?.focus() }), [])

  const search = (jobTitle: string, where: QueryPlace, isRemote = false): void => {
    place.choose(where)
    const { location, locationType, latitude, longitude } = where
    const workType = isRemote ? ({ workType: 'Remote' } as const) : {}
    onSearch({ jobTitle: jobTitle.trim(), location, locationType, latitude, longitude, ...workType })
  }
  const searchWithPlace = async (jobTitle: string): Promise<void> => {
    const read = await place.read()
    if (read === null) placeInput.current?.focus()
    else search(jobTitle, read.place, read.isRemote)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void searchWithPlace(title)
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
        onChange={(chosen) => chosen !== null && void searchWithPlace(chosen)}
        action={<Kbd>/</Kbd>}
      />
      <ComboBox
        ref={placeInput}
        className={styles['part']}
        aria-label={t('Place')}
        icon={icons.MapPin}
        placeholder={t('City, country or Anywhere')}
        options={[
          ...(isAnywhere(place.input) ? [{ id: 'anywhere', label: t('Anywhere') }] : []),
          ...places.map(({ id, title: label }) => ({ id, label })),
        ]}
        isAsync
        isLoading={isLoadingPlaces === true || place.isReading}
        allowsCustomValue
        menuTrigger="focus"
        inputValue={place.input}
        onInputChange={(input) => {
          place.type(input)
          onPlaceTyped(input)
        }}
        onChange={(id) => {
          const chosen = places.find((known) => known.id === id)
          if (chosen === undefined && id !== 'anywhere') return
          search(title, chosen === undefined ? anywhere : placeOfChoice(chosen))
        }}
        errorMessage={place.problem}
      />
      <Button type="submit" variant="primary" className={styles['go']}>
        {t('Search')}
      </Button>
    </form>
  )
}
