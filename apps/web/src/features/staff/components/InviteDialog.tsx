import type { OperatorRole } from '@guildhall/domain/moderation'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Select } from '@guildhall/ui-kit/Select'
import { EmailField } from '../../../shared/components/EmailField/index.ts'
import { FormDialog } from '../../../shared/components/FormDialog/index.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { OperatorInvite } from '../api/use-operators.ts'
import { operatorRoleLabels, operatorRoleOptions } from '../role-labels.ts'

export interface InviteFormState {
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  readonly refusal: string | null
}

export interface InviteDialogProps extends InviteFormState {
  readonly onSubmit: (typed: OperatorInvite) => void
  readonly onClose: () => void
}

/** Asks for the address and the role of a new operator. Rule: MOD-13. */
export const InviteDialog = ({ onSubmit, errors, ...state }: InviteDialogProps) => {
  const [typed, setTyped] = useState<OperatorInvite>({ email: '', role: 'vetter' })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Add an operator')}
      saveText={t('Make the link')}
      onSave={() => onSubmit(typed)}
    >
      <EmailField
        size="md"
        autoComplete="off"
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        errors={remaining}
      />
      <Select<OperatorRole>
        label={t('Role')}
        options={operatorRoleOptions}
        value={typed.role}
        onChange={(role) => setTyped({ ...typed, role })}
        description={operatorRoleLabels[typed.role].description}
      />
    </FormDialog>
  )
}
