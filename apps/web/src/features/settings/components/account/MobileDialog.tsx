import { required, validate } from '@guildhall/domain/shared'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { useSaveMobile } from '../../api/use-contact.ts'
import { useSignUpOptions } from '../../../sign-up/index.ts'
import { MobileForm } from './MobileForm.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface MobileDialogProps {
  readonly mobile: string | null
  readonly onClose: () => void
}

const labels = { mobile: t('Mobile') }

/** Saves a mobile number. Rule: IDEN-36. */
export const MobileDialog = ({ mobile, onClose }: MobileDialogProps) => {
  const { countryCode } = useSignUpOptions()
  const saving = useSaveMobile(labels, onClose)
  return (
    <MobileForm
      key={countryCode}
      mobile={mobile}
      country={countryCode}
      onSubmit={(typed) =>
        saving.save(typed, toFormErrors(validate({ mobile: typed.mobile }, { mobile: [required] }), labels))
      }
      onClose={onClose}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
    />
  )
}
