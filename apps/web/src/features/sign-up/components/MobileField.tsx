import { PhoneField } from '../../../shared/components/PhoneField/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'

export interface MobileFieldProps {
  readonly draft: Pick<SignUpDraft, 'mobile' | 'mobileCountry'>
  readonly onChange: (changes: Partial<SignUpDraft>) => void
  readonly visitorCountry: string
  readonly errorMessage: string | undefined
}

/** The mobile number of the new account, with the visitor's calling code first. */
export const MobileField = ({ draft, onChange, visitorCountry, errorMessage }: MobileFieldProps) => (
  <PhoneField
    label={t('Mobile')}
    isRequired
    country={draft.mobileCountry ?? visitorCountry}
    onCountry={(mobileCountry) => onChange({ mobileCountry })}
    number={draft.mobile}
    onNumber={(mobile) => onChange({ mobile })}
    errorMessage={errorMessage}
  />
)
