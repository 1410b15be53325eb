import { useContext, useState, type KeyboardEvent, type ReactNode, type RefAttributes } from 'react'
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  ComboBoxValue,
  Input,
  Tag,
  TagGroup,
  TagList,
  type ComboBoxProps,
  type InputProps,
} from 'react-aria-components'
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { X } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { ListBox, type Option } from '../ListBox/index.ts'
import { PopoverSurface } from '../Popover/index.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './MultiSelect.module.css'
import { t } from '../i18n/index.ts'

export interface MultiSelectProps
  extends
    Omit<FieldProps, 'label'>,
    Pick<ComboBoxProps<Option, 'multiple'>, 'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'id'>,
    RefAttributes<HTMLInputElement> {
  readonly label: string
  readonly options: readonly Option[]
  /** What is chosen, in its order; whole choices, for an asynchronous list forgets them. */
  readonly value: readonly Option[]
  readonly onChange: (value: readonly Option[]) => void
  /** How many at most; "3 of 15" stands under the field, and at the cap the others can't be chosen. */
  readonly maxSelections?: number | undefined
  readonly formatCount?: ((count: number, maximum: number) => string) | undefined
  readonly formatRemoveLabel?: ((label: string) => string) | undefined
  /** The caller finds the choices for what is typed; the kit then filters nothing. */
  readonly isAsync?: boolean | undefined
  readonly isLoading?: boolean | undefined
  readonly onInputChange?: ((typed: string) => void) | undefined
  /** Takes words that are none of the choices, on Enter, at a comma and on leaving the field; without it only choices can be taken. */
  readonly onCustomValue?: ((words: string) => void) | undefined
  readonly placeholder?: string | undefined
  readonly emptyState?: ReactNode
}

// An open list hides what is beside it from screen readers; the tags can still be reached, and so stay told.
const besideTheList = { 'data-react-aria-top-layer': true }

/** Tab takes what typing has led to; where nothing is typed it only leaves, whatever option happens to lie under the pointer. */
const LeavingInput = ({
  isLeft,
  ...props
}: InputProps & RefAttributes<HTMLInputElement> & { readonly isLeft: boolean }) => {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      {...props}
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab' && isLeft) state?.selectionManager.setFocusedKey(null)
      }}
    />
  )
}

/** Several of many: what is chosen stands as tags in the field, Backspace takes the last one away. */
export const MultiSelect = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  options,
  value,
  onChange,
  maxSelections,
  formatCount = (count, maximum) => t('{count} of {maximum}', { count, maximum }),
  formatRemoveLabel = (label) => t('Remove {label}', { label }),
  isAsync,
  isLoading,
  onInputChange,
  onCustomValue,
  placeholder = t('Add'),
  emptyState = t('Nothing found'),
  ref,
  ...props
}: MultiSelectProps) => {
  const [typed, setTyped] = useState('')
  const chosen = new Set(value.map((choice) => choice.id))
  const isFull = maxSelections !== undefined && value.length >= maxSelections
  const type = (words: string) => {
    const isEnded = onCustomValue !== undefined && words.includes(',')
    if (isEnded) onCustomValue(words)
    setTyped(isEnded ? '' : words)
    onInputChange?.(isEnded ? '' : words)
  }
  const takeWords = () => {
    if (onCustomValue === undefined || typed.trim() === '') return
    onCustomValue(typed)
    type('')
  }
  const choose = (keys: readonly unknown[]) => {
    const known = new Map([...options, ...value].map((choice) => [choice.id, choice]))
    const next = keys.flatMap((key) => known.get(String(key)) ?? [])
    // Leaving the field says again what is chosen.
    const isSame = next.length === value.length && next.every(({ id }) => chosen.has(id))
    if (!isSame) onChange(maxSelections === undefined ? next : next.slice(0, maxSelections))
    type('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
    const isOwnWord = event.key === 'Enter' && typed.trim() !== '' && onCustomValue !== undefined
    if (isOwnWord && !event.currentTarget.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      takeWords()
    }
  }
  const closed = isFull ? options.filter((choice) => !chosen.has(choice.id)).map((choice) => choice.id) : []
  return (
    <ComboBox<Option, 'multiple'>
      {...props}
      selectionMode="multiple"
      menuTrigger="focus"
      {...(isAsync ? { items: options } : { defaultItems: options })}
      value={[...chosen]}
      onChange={choose}
      inputValue={typed}
      onInputChange={type}
      disabledKeys={closed}
      allowsEmptyCollection
      isInvalid={hasError(errorMessage)}
      className={fieldClass(className)}
    >
      {({ isOpen }) => (
        <>
          <FieldLabel label={label} secondaryLabel={secondaryLabel} />
          <InputGroup className={styles['box']}>
            <ComboBoxValue className={styles['value'] ?? ''} {...(isOpen ? besideTheList : {})}>
              {() => (
                <TagGroup
                  aria-label={label}
                  className={styles['group'] ?? ''}
                  onRemove={(keys) => onChange(value.filter((choice) => !keys.has(choice.id)))}
                >
                  <TagList items={value} className={styles['tags'] ?? ''}>
                    {(choice) => (
                      <Tag id={choice.id} textValue={choice.label} className={styles['tag'] ?? ''}>
                        <span className={styles['text']}>{choice.label}</span>
                        <Button
                          slot="remove"
                          aria-label={formatRemoveLabel(choice.label)}
                          className={styles['remove'] ?? ''}
                        >
                          <Icon icon={X} size="sm" />
                        </Button>
                      </Tag>
                    )}
                  </TagList>
                </TagGroup>
              )}
            </ComboBoxValue>
            <LeavingInput
              ref={ref}
              isLeft={typed === ''}
              placeholder={isFull ? '' : placeholder}
              onKeyDown={press}
              onBlur={takeWords}
            />
            {isLoading && <Spinner />}
          </InputGroup>
          <HelperText
            description={
              description ?? (maxSelections === undefined ? undefined : formatCount(value.length, maxSelections))
            }
            descriptionTone={descriptionTone}
            errorMessage={errorMessage}
          />
          <PopoverSurface>
            <ListBox emptyState={isLoading ? t('Looking…') : emptyState} />
          </PopoverSurface>
        </>
      )}
    </ComboBox>
  )
}
