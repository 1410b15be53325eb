import { useState } from 'react'
import { closestEntry } from '@guildhall/domain/moderation'
import { listKey, type ListName } from '@guildhall/domain/reference'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Text } from '@guildhall/ui-kit/Text'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { suggest } from '../../../../shared/lists/suggest.ts'
import type { TypedMerge, UnlistedWord, UsedEntry } from '../../api/use-lists.ts'
import { listLabels } from '../../list-labels.ts'

export interface MergeFormProps extends FormDialogState {
  readonly list: ListName
  /** What is merged, and how many people have it. */
  readonly word: UnlistedWord
  readonly entries: readonly UsedEntry[]
  readonly onSubmit: (typed: TypedMerge, wrong: readonly FormError[]) => void
}

const none: readonly FormError[] = []
const SUGGESTIONS_MAX = 8

/** Asks which entry people get in place of a word; begins with the closest one. Rule: MOD-76. */
export const MergeForm = ({ entries, errors = none, list, onSubmit, word, ...state }: MergeFormProps) => {
  const others = entries.filter(({ isRetired, label }) => !isRetired && listKey(label) !== listKey(word.text))
  const [label, setLabel] = useState(() => closestEntry(others, word.text)?.label ?? '')
  const remaining = useRemainingErrors(errors, { into: label })
  const target = others.find((entry) => listKey(entry.label) === listKey(label))
  const save = (): void =>
    onSubmit(
      { from: word.text, into: target?.code ?? '' },
      target === undefined ? [{ field: 'into', label: t('Into'), message: t('Choose an entry of the list') }] : [],
    )
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Merge {word}', { word: word.text })}
      saveText={t('Merge')}
      onSave={save}
    >
      <Text>
        {target === undefined
          ? t('Profiles with it: {people}.', { people: word.people })
          : t('Profiles with it: {people}. They get {label}, and so does whoever types {word} later.', {
              people: word.people,
              label: target.label,
              word: word.text,
            })}
      </Text>
      <ComboBox
        label={t('Into')}
        name="into"
        isRequired
        isAsync
        allowsCustomValue
        description={t('An entry of the {list}', { list: listLabels[list].noun })}
        options={suggest(others, label, { most: SUGGESTIONS_MAX }).map((one) => ({ id: one, label: one }))}
        inputValue={label}
        onInputChange={setLabel}
        onChange={(chosen) => chosen !== null && setLabel(chosen)}
        errorMessage={getErrorMessage(remaining, 'into')}
      />
    </FormDialog>
  )
}
