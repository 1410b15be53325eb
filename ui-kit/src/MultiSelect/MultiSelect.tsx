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
import { FieldHelp, FieldLabel, InputBox, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { X } from '../Icon/glyphs.ts'
import { Icon } from '../Icon/index.ts'
import { ChoiceList, type Choice } from '../ListBox/index.ts'
import { Float } from '../Popover/index.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './MultiSelect.module.css'
import { say } from '../words/index.ts'

export interface MultiSelectProps
  extends
    Omit<FieldWords, 'label'>,
    Pick<ComboBoxProps<Choice, 'multiple'>, 'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'id'>,
    RefAttributes<HTMLInputElement> {
  readonly label: string
  readonly choices: readonly Choice[]
  /** What is chosen, in its order; whole choices, for an asynchronous list forgets them. */
  readonly value: readonly Choice[]
  readonly onChange: (value: readonly Choice[]) => void
  /** How many at most; "3 of 15" stands under the field, and at the cap the others can't be chosen. */
  readonly maximum?: number | undefined
  readonly countText?: ((count: number, maximum: number) => string) | undefined
  readonly removeText?: ((label: string) => string) | undefined
  /** The caller finds the choices for what is typed; the kit then filters nothing. */
  readonly isAsync?: boolean | undefined
  readonly isLoading?: boolean | undefined
  readonly onInputChange?: ((typed: string) => void) | undefined
  /** Takes words that are none of the choices, on Enter, at a comma and on leaving the field; without it only choices can be taken. */
  readonly onWords?: ((words: string) => void) | undefined
  readonly placeholder?: string | undefined
  readonly empty?: ReactNode
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
  aside,
  description,
  descriptionTone,
  error,
  className,
  choices,
  value,
  onChange,
  maximum,
  countText = (count, maximum) => say('{count} of {maximum}', { count, maximum }),
  removeText = (label) => say('Remove {label}', { label }),
  isAsync,
  isLoading,
  onInputChange,
  onWords,
  placeholder = say('Add'),
  empty = say('Nothing found'),
  ref,
  ...props
}: MultiSelectProps) => {
  const [typed, setTyped] = useState('')
  const chosen = new Set(value.map((choice) => choice.id))
  const isFull = maximum !== undefined && value.length >= maximum
  const type = (words: string) => {
    const isEnded = onWords !== undefined && words.includes(',')
    if (isEnded) onWords(words)
    setTyped(isEnded ? '' : words)
    onInputChange?.(isEnded ? '' : words)
  }
  const takeWords = () => {
    if (onWords === undefined || typed.trim() === '') return
    onWords(typed)
    type('')
  }
  const choose = (keys: readonly unknown[]) => {
    const known = new Map([...choices, ...value].map((choice) => [choice.id, choice]))
    const next = keys.flatMap((key) => known.get(String(key)) ?? [])
    // Leaving the field says again what is chosen.
    const isSame = next.length === value.length && next.every(({ id }) => chosen.has(id))
    if (!isSame) onChange(maximum === undefined ? next : next.slice(0, maximum))
    type('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
    const isOwnWord = event.key === 'Enter' && typed.trim() !== '' && onWords !== undefined
    if (isOwnWord && !event.currentTarget.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      takeWords()
    }
  }
  const closed = isFull ? choices.filter((choice) => !chosen.has(choice.id)).map((choice) => choice.id) : []
  return (
    <ComboBox<Choice, 'multiple'>
      {...props}
      selectionMode="multiple"
      menuTrigger="focus"
      {...(isAsync ? { items: choices } : { defaultItems: choices })}
      value={[...chosen]}
      onChange={choose}
      inputValue={typed}
      onInputChange={type}
      disabledKeys={closed}
      allowsEmptyCollection
      isInvalid={saysError(error)}
      className={fieldClass(className)}
    >
      {({ isOpen }) => (
        <>
          <FieldLabel label={label} aside={aside} />
          <InputBox className={styles['box']}>
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
                        <Button slot="remove" aria-label={removeText(choice.label)} className={styles['remove'] ?? ''}>
                          <Icon of={X} size="sm" />
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
          </InputBox>
          <FieldHelp
            description={description ?? (maximum === undefined ? undefined : countText(value.length, maximum))}
            descriptionTone={descriptionTone}
            error={error}
          />
          <Float>
            <ChoiceList empty={isLoading ? say('Looking…') : empty} />
          </Float>
        </>
      )}
    </ComboBox>
  )
}
