import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { SynonymGroup, TypedSynonyms } from '../../api/use-synonyms.ts'

export interface SynonymFormProps extends FormDialogState {
  /** The group that is changed; empty for a new one. */
  readonly instead: SynonymGroup
  /** What the field begins with. */
  readonly phrases: SynonymGroup
  readonly onSubmit: (typed: TypedSynonyms) => void
}

const none: readonly FormError[] = []
const split = (text: string): SynonymGroup =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Asks for words and phrases that mean the same. Rule: MOD-51. */
export const SynonymForm = ({ errors = none, instead, onSubmit, phrases, ...state }: SynonymFormProps) => {
  const [text, setText] = useState(() => phrases.map((phrase) => `${phrase}, `).join(''))
  const remaining = useRemainingErrors(errors, { phrases: text })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={instead.length === 0 ? t('New synonyms') : t('Change the synonyms')}
      saveText={t('Save')}
      onSave={() => onSubmit({ phrases: split(text), instead })}
    >
      <TextField
        label={t('Words and phrases')}
        name="phrases"
        isRequired
        autoComplete="off"
        description={t('With commas between them. Whoever searches for one of them finds the others.')}
        value={text}
        onChange={setText}
        errorMessage={getErrorMessage(remaining, 'phrases')}
      />
    </FormDialog>
  )
}
