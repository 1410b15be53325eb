import { type SyntheticEvent, useState } from 'react'
import { VETTING_MESSAGE_MAX_LENGTH } from '@guildhall/domain/moderation'
import { LIST_LABEL_MAX_LENGTH, type ListName } from '@guildhall/domain/reference'
import { Button } from '@guildhall/ui-kit/Button'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Select } from '@guildhall/ui-kit/Select'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { FormCall } from '../../../../shared/api/use-call.ts'
import type { ChangedEntry, UsedEntry } from '../../api/use-lists.ts'
import { ANY_INDUSTRY, hasIndustry, type IndustryOption, industryOptions } from './industry-options.ts'
import styles from './Lists.module.css'

export interface EntryEditorProps {
  readonly entry: UsedEntry
  readonly list: ListName
  readonly industries: readonly IndustryOption[]
  readonly saving: FormCall<ChangedEntry>
  readonly onCancel: () => void
}

/** Renames an entry where it stands: Enter saves, Escape leaves it as it was. Rule: MOD-75. */
export const EntryEditor = ({ entry, industries, list, saving, onCancel }: EntryEditorProps) => {
  const [label, setLabel] = useState(entry.label)
  const [industry, setIndustry] = useState(entry.industry)
  const [message, setMessage] = useState(entry.message)
  const save = (): void => saving.send({ code: entry.code, label, industry, message, isRetired: entry.isRetired })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    save()
  }
  return (
    <form className={styles['editor']} aria-label={t('Change {label}', { label: entry.label })} onSubmit={submit}>
      <TextField
        // Opened by a button; the focus belongs in the field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('Name of {label}', { label: entry.label })}
        autoComplete="off"
        maxLength={LIST_LABEL_MAX_LENGTH}
        value={label}
        onChange={setLabel}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
        errorMessage={saving.refusal ?? getErrorMessage(saving.errors, 'label')}
      />
      {hasIndustry(list) && (
        <Select
          aria-label={t('Industry of {label}', { label: entry.label })}
          options={industryOptions(industries)}
          value={industry ?? ANY_INDUSTRY}
          onChange={(code) => setIndustry(code === ANY_INDUSTRY ? null : code)}
        />
      )}
      {list === 'vetting-reasons' && (
        <TextArea
          label={t('Message that it begins with')}
          rows={3}
          maxLength={VETTING_MESSAGE_MAX_LENGTH}
          value={message ?? ''}
          onChange={(text) => setMessage(text === '' ? null : text)}
          errorMessage={getErrorMessage(saving.errors, 'message')}
        />
      )}
      <Cluster>
        <Button size="sm" variant="primary" type="submit" isPending={saving.isPending}>
          {t('Save')}
        </Button>
        <Button size="sm" variant="quiet" onPress={onCancel}>
          {t('Cancel')}
        </Button>
      </Cluster>
    </form>
  )
}
