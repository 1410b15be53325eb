import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { icons } from '@guildhall/ui-kit/Icon'
import { t } from '../../i18n/index.ts'

/** What was found for the typed text. */
export interface Suggestions<Found> {
  readonly found: readonly Found[]
  readonly isLoading: boolean
  readonly onType: (typed: string) => void
}

export interface PlaceComboBoxProps<Found> {
  readonly label: string
  readonly name?: string
  readonly isRequired?: boolean
  readonly description: string
  readonly error?: string | undefined
  readonly text: string
  readonly suggestions: Suggestions<Found>
  /** Text that was typed, which is no suggestion. */
  readonly onType: (typed: string) => void
  readonly onChoose: (found: Found) => void
}

/** A field that completes the name of a place or an address from a list. Rules: REF-18, REF-25. */
export const PlaceComboBox = <Found extends { readonly id: string; readonly title: string }>({
  error,
  onChoose,
  onType,
  suggestions: { found, isLoading, onType: search },
  text,
  ...field
}: PlaceComboBoxProps<Found>) => {
  // Selecting also writes the title into the input, which must not count as typing.
  const type = (typed: string): void => {
    const chosen = found.find(({ title }) => title === typed)
    if (chosen !== undefined) onChoose(chosen)
    else if (typed !== text) {
      onType(typed)
      search(typed)
    }
  }
  return (
    <ComboBox
      {...field}
      icon={icons.MapPin}
      isAsync
      allowsCustomValue
      isLoading={isLoading}
      options={found.map(({ id, title }) => ({ id, label: title }))}
      inputValue={text}
      onInputChange={type}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id)
        if (chosen !== undefined) onChoose(chosen)
      }}
      emptyState={t('No place of that name')}
      errorMessage={error}
    />
  )
}
