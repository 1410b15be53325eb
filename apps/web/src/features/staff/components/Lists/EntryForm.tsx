import { useState } from 'react'
import { VETTING_MESSAGE_MAX_LENGTH, VETTING_SECTIONS, type VettingSection } from '@guildhall/domain/moderation'
import { LIST_LABEL_MAX_LENGTH, type ListName } from '@guildhall/domain/reference'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Select } from '@guildhall/ui-kit/Select'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { TypedEntry } from '../../api/use-lists.ts'
import { listLabels, sectionLabels } from '../../list-labels.ts'
import { ANY_INDUSTRY, hasIndustry, type IndustryOption, industryOptions } from './industry-options.ts'

export interface EntryFormProps extends FormDialogState {
  readonly list: ListName
  readonly industries: readonly IndustryOption[]
  /** What the field begins with. */
  readonly label: string
  readonly onSubmit: (typed: TypedEntry) => void
}

const none: readonly FormError[] = []

/** Asks for a new entry of a list. Rule: MOD-75. */
export const EntryForm = ({ errors = none, industries, label, list, onSubmit, ...state }: EntryFormProps) => {
  const [typed, setTyped] = useState<TypedEntry>({ label, industry: null, section: null, message: null })
  const remaining = useRemainingErrors(errors, typed)
  const isReason = list === 'vetting-reasons'
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={listLabels[list].add}
      saveText={t('Add')}
      onSave={() => onSubmit(typed)}
    >
      <TextField
        label={isReason ? t('Reason') : t('Name')}
        name="label"
        isRequired
        autoComplete="off"
        maxLength={LIST_LABEL_MAX_LENGTH}
        description={
          isReason
            ? t('As the contractor reads it, beside the section.')
            : t('As people read it. Profiles that spell it otherwise get this spelling.')
        }
        value={typed.label}
        onChange={(text) => setTyped({ ...typed, label: text })}
        errorMessage={getErrorMessage(remaining, 'label')}
      />
      {hasIndustry(list) && (
        <Select
          label={t('Industry')}
          name="industry"
          options={industryOptions(industries)}
          value={typed.industry ?? ANY_INDUSTRY}
          onChange={(code) => setTyped({ ...typed, industry: code === ANY_INDUSTRY ? null : code })}
          errorMessage={getErrorMessage(remaining, 'industry')}
        />
      )}
      {isReason && (
        <>
          <Select<VettingSection>
            label={t('Section')}
            name="section"
            isRequired
            options={VETTING_SECTIONS.map((id) => ({ id, label: sectionLabels[id] }))}
            value={typed.section}
            onChange={(section) => setTyped({ ...typed, section })}
            errorMessage={getErrorMessage(remaining, 'section')}
          />
          <TextArea
            label={t('Message that it begins with')}
            name="message"
            rows={3}
            maxLength={VETTING_MESSAGE_MAX_LENGTH}
            value={typed.message ?? ''}
            onChange={(message) => setTyped({ ...typed, message: message === '' ? null : message })}
            errorMessage={getErrorMessage(remaining, 'message')}
          />
        </>
      )}
    </FormDialog>
  )
}
