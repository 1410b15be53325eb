import { NumberField } from '@guildhall/ui-kit/NumberField'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { TextField } from '@guildhall/ui-kit/TextField'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'
import { t } from '../../../shared/i18n/index.ts'

export type EmployerAnswers = Pick<SignUpDraft, 'roles' | 'howSoon' | 'howMany'>

export interface EmployerQuestionsStepProps extends StepActions {
  readonly answers: EmployerAnswers
  readonly onChange: (changes: Partial<EmployerAnswers>) => void
}

const ROLES_MAX_LENGTH = 200
const PEOPLE_MAX = 1000

/** Optional questions for employers: which roles, how soon, how many. Rule: ONB-9. */
export const EmployerQuestionsStep = ({ answers, onChange, onNext, onBack }: EmployerQuestionsStepProps) => (
  <SignUpStep
    step="do-you-qualify"
    userType="employer"
    title={t('Tell us more about yourself')}
    lead={t('Whom do you look for? Skip what you like.')}
    onNext={onNext}
    onBack={onBack}
  >
    <TextField
      label={t('Roles')}
      name="roles"
      size="lg"
      placeholder={t('Data engineer, actuary')}
      maxLength={ROLES_MAX_LENGTH}
      value={answers.roles}
      onChange={(roles) => onChange({ roles })}
    />
    <RadioGroup
      label={t('How soon')}
      value={answers.howSoon}
      onChange={(howSoon) => onChange({ howSoon })}
      options={[
        { id: 'now', label: t('As soon as possible') },
        { id: 'quarter', label: t('Within three months') },
        { id: 'later', label: t('Later, I am looking round') },
      ]}
    />
    <NumberField
      label={t('How many people')}
      hasStepper
      decrementLabel={t('One person fewer')}
      incrementLabel={t('One person more')}
      minValue={1}
      maxValue={PEOPLE_MAX}
      value={answers.howMany ?? Number.NaN}
      onChange={(howMany) => onChange({ howMany: Number.isNaN(howMany) ? null : howMany })}
    />
  </SignUpStep>
)
