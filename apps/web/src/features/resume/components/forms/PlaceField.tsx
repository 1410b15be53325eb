import { PlaceComboBox, type Suggestions } from '../../../../shared/components/PlaceComboBox/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A place that can be selected. Coordinates are in degrees. */
export interface PlaceSuggestion {
  readonly id: string
  readonly title: string
  readonly latitude: number
  readonly longitude: number
}

/** The places found for the typed text. */
export type PlaceSuggestions = Suggestions<PlaceSuggestion>

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
export const PlaceField = ({ label, name, title, places, onChange, error }: PlaceFieldProps) => (
  <PlaceComboBox
    label={label}
    name={name}
    isRequired
    text={title}
    suggestions={places}
    onType={(typed) => onChange({ locationTitle: typed, latitude: null, longitude: null })}
    onChoose={({ latitude, longitude, title: locationTitle }) => onChange({ locationTitle, latitude, longitude })}
    description={t('Employers see the city, never the address.')}
    error={error}
  />
)
