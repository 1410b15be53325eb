import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { PhoneField } from '../../../../shared/components/PhoneField/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A number as typed, and the country of its calling code. */
export interface TypedMobile {
  readonly mobile: string
  readonly mobileCountry: string
}

export interface MobileFormProps extends FormDialogState {
  /** E.164; null if there is none. */
  readonly mobile: string | null
  /** ISO 3166-1 alpha-2, for a number without a prefix. */
  readonly country: string
  readonly onSubmit: (typed: TypedMobile) => void
}

const none: readonly FormError[] = []

/** The form for a mobile number. Rule: IDEN-36. */
export const MobileForm = ({ mobile, country, onSubmit, errors = none, ...state }: MobileFormProps) => {
  const [typed, setTyped] = useState<TypedMobile>({ mobile: mobile ?? '', mobileCountry: country })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={mobile === null ? t('Add your mobile') : t('Change your mobile')}
      saveText={t('Save')}
      onSave={() => onSubmit(typed)}
    >
      <PhoneField
        label={t('Mobile')}
        isRequired
        country={typed.mobileCountry}
        onCountry={(mobileCountry) => setTyped({ ...typed, mobileCountry })}
        number={typed.mobile}
        onNumber={(number) => setTyped({ ...typed, mobile: number })}
        description={t('Only you decide who sees it.')}
        errorMessage={getErrorMessage(remaining, 'mobile')}
      />
    </FormDialog>
  )
}
