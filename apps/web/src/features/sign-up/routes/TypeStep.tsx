import type { UserType } from '@guildhall/domain/identity'
import { TRIAL_DAYS, TRIAL_FREE_CONTACTS } from '@guildhall/domain/plans'
import { RadioCardGroup } from '@guildhall/ui-kit/RadioCardGroup'
import { Text } from '@guildhall/ui-kit/Text'
import { SignUpStep } from './SignUpStep.tsx'
import { t } from '../../../shared/i18n/index.ts'

export interface TypeStepProps {
  readonly userType: UserType | null
  readonly onChange: (userType: UserType) => void
  readonly onNext: () => void
}

/** "Let’s get started": to be hired or to hire. Rules: ONB-1, ONB-2. */
export const TypeStep = ({ userType, onChange, onNext }: TypeStepProps) => (
  <SignUpStep
    step=""
    userType={userType}
    title={t('Let’s get started')}
    lead={t('What brings you here?')}
    onNext={onNext}
    note={
      <Text tone="muted">{t('Invited by your company? Open the link in the mail; it brings you into the team.')}</Text>
    }
  >
    <RadioCardGroup<UserType>
      aria-label={t('You are here')}
      size="lg"
      value={userType ?? 'contractor'}
      onChange={onChange}
      options={[
        {
          id: 'contractor',
          label: t('To be hired'),
          description: t('You set your rate and decide who you talk to. It costs nothing.'),
        },
        {
          id: 'employer',
          label: t('To hire'),
          description: t(
            'You search, see rates and write to people. {trialDays} days or {trialFreeContacts} requests free.',
            { trialDays: TRIAL_DAYS, trialFreeContacts: TRIAL_FREE_CONTACTS },
          ),
        },
      ]}
    />
  </SignUpStep>
)
