import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { Text } from '@guildhall/ui-kit/Text'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { StaffAction } from '../../api/use-staff-actions.ts'

/** What an operator types for an action. */
export interface TypedAction {
  readonly reason: string
  /** Null while the field is empty, and for actions without a number. */
  readonly amount: number | null
}

export interface ActionDialogProps extends FormDialogState {
  readonly action: StaffAction
  readonly reasonMaxLength: number
  readonly onSubmit: (typed: TypedAction) => void
}

const noErrors: readonly FormError[] = []

/** Asks for the reason of an action, and a number where it takes one. Rule: MOD-38. */
export const ActionDialog = ({ action, errors = noErrors, onSubmit, reasonMaxLength, ...state }: ActionDialogProps) => {
  const [typed, setTyped] = useState<TypedAction>({ reason: '', amount: null })
  const { amount, isDanger = false, saveText, text, title } = action
  const field = amount?.field ?? 'amount'
  const remaining = useRemainingErrors(errors, { reason: typed.reason, [field]: typed.amount })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={title}
      saveText={saveText}
      isDanger={isDanger}
      onSave={() => onSubmit(typed)}
    >
      <Text>{text}</Text>
      {amount !== undefined && (
        <NumberField
          label={amount.label}
          name={amount.field}
          isRequired
          minValue={1}
          maxValue={amount.max}
          description={t('At most {max}', { max: amount.max })}
          {...(typed.amount === null ? {} : { value: typed.amount })}
          onChange={(value) => setTyped({ ...typed, amount: Number.isNaN(value) ? null : value })}
          errorMessage={getErrorMessage(remaining, amount.field)}
        />
      )}
      <TextArea
        label={t('Reason')}
        name="reason"
        isRequired
        rows={3}
        maxLength={reasonMaxLength}
        showCharacterCount
        description={t('Only operators see it. It stays in the log: no names, addresses or numbers of people.')}
        value={typed.reason}
        onChange={(reason) => setTyped({ ...typed, reason })}
        errorMessage={getErrorMessage(remaining, 'reason')}
      />
    </FormDialog>
  )
}
