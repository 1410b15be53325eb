import { useState, type ClipboardEvent, type KeyboardEvent, type RefAttributes } from 'react'
import { Button, Input, Tag, TagGroup, TagList, TextField } from 'react-aria-components'
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { CircleAlert, X } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './TagField.module.css'
import { t } from '../i18n/index.ts'

/** One taken word; `problem` says why it cannot stay as it is. */
export interface TagFieldItem {
  readonly id: string
  readonly label: string
  readonly errorMessage?: string | undefined
}

export interface TagFieldProps extends Omit<FieldProps, 'label'>, RefAttributes<HTMLInputElement> {
  readonly label: string
  readonly name?: string | undefined
  readonly value: readonly TagFieldItem[]
  /** What was typed or pasted, undivided: the caller knows what divides it. */
  readonly onAdd: (words: string) => void
  readonly onRemove: (ids: ReadonlySet<string>) => void
  readonly formatRemoveLabel?: ((label: string) => string) | undefined
  readonly placeholder?: string | undefined
  readonly inputMode?: 'text' | 'email' | undefined
}

const ends = /[,;\n]/
const isList = /[,;\s]/

/** Several words of one's own: what is taken stands as tags in the field, and Backspace takes the last one away. */
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
  ref,
}: TagFieldProps) => {
  const [typed, setTyped] = useState('')
  const take = (words: string) => {
    if (words.trim() !== '') onAdd(words)
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    const last = value.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(new Set([last.id]))
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      take(typed)
    }
  }
  // An input drops the line ends of what is pasted, and with them what divides a list.
  const paste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text').trim()
    if (!isList.test(words)) return
    event.preventDefault()
    take(`${typed} ${words}`)
  }
  return (
    <TextField
      value={typed}
      onChange={(words) => (ends.test(words) ? take(words) : setTyped(words))}
      isInvalid={hasError(errorMessage)}
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
              {(word) => (
                <Tag
                  id={word.id}
                  textValue={word.errorMessage === undefined ? word.label : `${word.label}: ${word.errorMessage}`}
                  className={styles['tag'] ?? ''}
                  data-invalid={word.errorMessage === undefined ? undefined : true}
                >
                  {word.errorMessage !== undefined && <Icon icon={CircleAlert} size="sm" />}
                  <span className={styles['text']}>{word.label}</span>
                  <Button slot="remove" aria-label={formatRemoveLabel(word.label)} className={styles['remove'] ?? ''}>
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
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => take(typed)}
        />
      </InputGroup>
      <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
    </TextField>
  )
}
