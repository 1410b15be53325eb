import { useState, type ClipboardEvent, type KeyboardEvent, type RefAttributes } from 'react'
import { Button, Input, Tag, TagGroup, TagList, TextField } from 'react-aria-components'
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { CircleAlert, X } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './TagField.module.css'
import { t } from '../i18n/index.ts'

/** One tag; `errorMessage` says why it is invalid. */
export interface TagFieldItem {
  readonly id: string
  readonly label: string
  readonly errorMessage?: string | undefined
}

export interface TagFieldProps extends Omit<FieldProps, 'label'>, RefAttributes<HTMLInputElement> {
  /** What is entered. */
  readonly label: string
  /** Its name in the form. */
  readonly name?: string | undefined
  /** What was entered. */
  readonly value: readonly TagFieldItem[]
  /** Called with what was typed or pasted; the caller splits it. */
  readonly onAdd: (text: string) => void
  /** Called with the ids of tags to remove. */
  readonly onRemove: (ids: ReadonlySet<string>) => void
  /** The name of the button that removes a tag. */
  readonly formatRemoveLabel?: ((label: string) => string) | undefined
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** The keyboard of a phone. Default `text`. */
  readonly inputMode?: 'text' | 'email' | undefined
  /** Must be filled in; the label is marked. */
  readonly isRequired?: boolean | undefined
}

const separator = /[,;\n]/
const listSeparator = /[,;\s]/

/** A field for several free-text values, shown as tags; Backspace removes the last one. */
export const TagField = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  name,
  value,
  onAdd,
  onRemove,
  formatRemoveLabel = (word) => t('Remove {word}', { word }),
  placeholder = t('Add'),
  inputMode = 'text',
  isRequired = false,
  ref,
}: TagFieldProps) => {
  const [typed, setTyped] = useState('')
  const submit = (text: string) => {
    if (text.trim() !== '') onAdd(text)
    setTyped('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(new Set([last.id]))
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      submit(typed)
    }
  }
  // An input drops line breaks from pasted text, and with them the separators of a list.
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!listSeparator.test(text)) return
    event.preventDefault()
    submit(`${typed} ${text}`)
  }
  return (
    <TextField
      value={typed}
      onChange={(text) => (separator.test(text) ? submit(text) : setTyped(text))}
      isInvalid={hasError(errorMessage)}
      isRequired={isRequired}
      className={fieldClass(className)}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel label={label} secondaryLabel={secondaryLabel} />
      <InputGroup className={styles['box']}>
        {value.length > 0 && (
          <TagGroup
            aria-label={label}
            className={styles['group'] ?? ''}
            onRemove={(keys) => onRemove(new Set([...keys].map(String)))}
          >
            <TagList items={value} className={styles['tags'] ?? ''}>
              {(tag) => (
                <Tag
                  id={tag.id}
                  textValue={tag.errorMessage === undefined ? tag.label : `${tag.label}: ${tag.errorMessage}`}
                  className={styles['tag'] ?? ''}
                  data-invalid={tag.errorMessage === undefined ? undefined : true}
                >
                  {tag.errorMessage !== undefined && <Icon icon={CircleAlert} size="sm" />}
                  <span className={styles['text']}>{tag.label}</span>
                  <Button slot="remove" aria-label={formatRemoveLabel(tag.label)} className={styles['remove'] ?? ''}>
                    <Icon icon={X} size="sm" />
                  </Button>
                </Tag>
              )}
            </TagList>
          </TagGroup>
        )}
        <Input
          ref={ref}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={() => submit(typed)}
        />
      </InputGroup>
      <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
    </TextField>
  )
}
