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
  /** What is chosen. */
  readonly label: string
  /** In the order in which they are shown. */
  readonly options: readonly Option[]
  /** The selected options in order; whole options, because an asynchronous list drops those it no longer shows. */
  readonly value: readonly Option[]
  /** Called with all selected options. */
  readonly onChange: (value: readonly Option[]) => void
  /** The maximum number; "3 of 15" is shown below the field, and at the maximum the other options are disabled. */
  readonly maxSelections?: number | undefined
  /** Default "3 of 15". */
  readonly formatCount?: ((count: number, maximum: number) => string) | undefined
  /** The name of the button that removes a tag. */
  readonly formatRemoveLabel?: ((label: string) => string) | undefined
  /** The caller loads the options for the input; the kit does not filter. */
  readonly isAsync?: boolean | undefined
  /** Shows a spinner at the end while the caller loads. */
  readonly isLoading?: boolean | undefined
  /** Called with what is typed. */
  readonly onInputChange?: ((typed: string) => void) | undefined
  /** Called with text that is not an option, on Enter, on a comma and on blur; without it only options can be selected. */
  readonly onCustomValue?: ((text: string) => void) | undefined
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** Shown when no option matches. Default "Nothing found". */
  readonly emptyState?: ReactNode
}

// An open list hides everything else from screen readers; the tags can still be focused, so they stay exposed.
const exposedWhileOpen = { 'data-react-aria-top-layer': true }

/** Tab selects the focused option only if something is typed: an option may be focused merely because the pointer is over it. */
const TabAwareInput = ({
  isEmpty,
  ...props
}: InputProps & RefAttributes<HTMLInputElement> & { readonly isEmpty: boolean }) => {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      {...props}
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab' && isEmpty) state?.selectionManager.setFocusedKey(null)
      }}
    />
  )
}

/** A combo box that selects several options and shows them as tags; Backspace removes the last one. */
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
  const selectedIds = new Set(value.map((option) => option.id))
  const isFull = maxSelections !== undefined && value.length >= maxSelections
  const changeInput = (text: string) => {
    const isComplete = onCustomValue !== undefined && text.includes(',')
    if (isComplete) onCustomValue(text)
    setTyped(isComplete ? '' : text)
    onInputChange?.(isComplete ? '' : text)
  }
  const submitCustomValue = () => {
    if (onCustomValue === undefined || typed.trim() === '') return
    onCustomValue(typed)
    changeInput('')
  }
  const select = (keys: readonly unknown[]) => {
    const known = new Map([...options, ...value].map((option) => [option.id, option]))
    const next = keys.flatMap((key) => known.get(String(key)) ?? [])
    // On blur the combo box reports its selection once more.
    const isSame = next.length === value.length && next.every(({ id }) => selectedIds.has(id))
    if (!isSame) onChange(maxSelections === undefined ? next : next.slice(0, maxSelections))
    changeInput('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
    const isCustomValue = event.key === 'Enter' && typed.trim() !== '' && onCustomValue !== undefined
    if (isCustomValue && !event.currentTarget.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      submitCustomValue()
    }
  }
  const disabledKeys = isFull ? options.filter((option) => !selectedIds.has(option.id)).map((option) => option.id) : []
  return (
    <ComboBox<Option, 'multiple'>
      {...props}
      selectionMode="multiple"
      menuTrigger="focus"
      {...(isAsync ? { items: options } : { defaultItems: options })}
      value={[...selectedIds]}
      onChange={select}
      inputValue={typed}
      onInputChange={changeInput}
      disabledKeys={disabledKeys}
      allowsEmptyCollection
      isInvalid={hasError(errorMessage)}
      className={fieldClass(className)}
    >
      {({ isOpen }) => (
        <>
          <FieldLabel label={label} secondaryLabel={secondaryLabel} />
          <InputGroup className={styles['box']}>
            <ComboBoxValue className={styles['value'] ?? ''} {...(isOpen ? exposedWhileOpen : {})}>
              {() => (
                <TagGroup
                  aria-label={label}
                  className={styles['group'] ?? ''}
                  onRemove={(keys) => onChange(value.filter((option) => !keys.has(option.id)))}
                >
                  <TagList items={value} className={styles['tags'] ?? ''}>
                    {(option) => (
                      <Tag id={option.id} textValue={option.label} className={styles['tag'] ?? ''}>
                        <span className={styles['text']}>{option.label}</span>
                        <Button
                          slot="remove"
                          aria-label={formatRemoveLabel(option.label)}
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
            <TabAwareInput
              ref={ref}
              isEmpty={typed === ''}
              placeholder={isFull ? '' : placeholder}
              onKeyDown={handleKeyDown}
              onBlur={submitCustomValue}
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
