import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { icons } from '@guildhall/ui-kit/Icon'
import { t } from '../../../../shared/i18n/index.ts'

/** A place that can be selected. Coordinates are in degrees. */
export interface PlaceSuggestion {
  readonly id: string
  readonly title: string
  readonly latitude: number
  readonly longitude: number
}

/** The places found for the typed text. */
export interface PlaceSuggestions {
  readonly found: readonly PlaceSuggestion[]
  readonly isLoading: boolean
  readonly onType: (typed: string) => void
}

export interface ChosenPlace {
  readonly locationTitle: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface PlaceFieldProps {
  readonly label: string
  readonly name: string
  readonly title: string
  readonly places: PlaceSuggestions
  readonly onChange: (place: ChosenPlace) => void
  readonly error?: string | undefined
}

/** The place of residence, selected from the list, so that its coordinates are known. Rule: REF-18. */
export const PlaceField = ({ label, name, title, places, onChange, error }: PlaceFieldProps) => {
  const choose = ({ title: locationTitle, latitude, longitude }: PlaceSuggestion): void =>
    onChange({ locationTitle, latitude, longitude })
  // Selecting also writes the title into the input, which must not count as typing.
  const type = (typed: string): void => {
    const place = places.found.find((candidate) => candidate.title === typed)
    if (place !== undefined) choose(place)
    else if (typed !== title) {
      onChange({ locationTitle: typed, latitude: null, longitude: null })
      places.onType(typed)
    }
  }
  return (
    <ComboBox
      label={label}
      name={name}
      isRequired
      icon={icons.MapPin}
      isAsync
      allowsCustomValue
      isLoading={places.isLoading}
      options={places.found.map((place) => ({ id: place.id, label: place.title }))}
      inputValue={title}
      onInputChange={type}
      onChange={(id) => {
        const place = places.found.find((candidate) => candidate.id === id)
        if (place !== undefined) choose(place)
      }}
      description={t('Employers see the city, never the address.')}
      emptyState={t('No place of that name')}
      errorMessage={error}
    />
  )
}
