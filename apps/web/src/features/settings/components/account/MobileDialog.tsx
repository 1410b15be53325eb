import { required, validate } from '@guildhall/domain/shared'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../shared/api/client.ts'
import { formErrorsOf } from '../../../../shared/forms/form-errors.ts'
import { useSave } from '../../../session/index.ts'
import { mobileOf, optionsQuery, usualOptions } from '../../../sign-up/index.ts'
import { MobileForm, type TypedMobile } from './MobileForm.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface MobileDialogProps {
  readonly mobile: string | null
  readonly onClose: () => void
}

const labels = { mobile: t('Mobile') }

/** Saves a mobile number. Rule: IDEN-36. */
export const MobileDialog = ({ mobile, onClose }: MobileDialogProps) => {
  const { countryCode } = useQuery(optionsQuery).data ?? usualOptions
  const saving = useSave({
    call: (typed: TypedMobile) => api.setMobile({ body: { mobile: mobileOf(typed) } }),
    errorsOf: (errors) => formErrorsOf(errors, labels),
    said: t('Mobile saved'),
    onSaved: onClose,
  })
  return (
    <MobileForm
      key={countryCode}
      mobile={mobile}
      country={countryCode}
      onSubmit={(typed) =>
        saving.save(typed, formErrorsOf(validate({ mobile: typed.mobile }, { mobile: [required] }), labels))
      }
      onClose={onClose}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
    />
  )
}
