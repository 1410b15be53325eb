import type { UserType } from '@guildhall/domain/identity'
import { TRIAL_DAYS, TRIAL_FREE_CONTACTS } from '@guildhall/domain/shared'
import { OptionList } from '@guildhall/ui-kit/OptionList'
import { Text } from '@guildhall/ui-kit/Text'
import { SignUpStep } from './SignUpStep.tsx'
import { say } from '../../../shared/i18n/index.ts'

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
    title={say('Let’s get started')}
    lead={say('What brings you here?')}
    onNext={onNext}
    note={
      <Text tone="muted">
        {say('Invited by your company? Open the link in the mail; it brings you into the team.')}
      </Text>
    }
  >
    <OptionList<UserType>
      aria-label={say('You are here')}
      isTall
      value={userType ?? 'contractor'}
      onChange={onChange}
      options={[
        {
          id: 'contractor',
          label: say('To be hired'),
          description: say('You set your rate and decide who you talk to. It costs nothing.'),
        },
        {
          id: 'employer',
          label: say('To hire'),
          description: say(
            'You search, see rates and write to people. {trialDays} days or {trialFreeContacts} requests free.',
            { trialDays: TRIAL_DAYS, trialFreeContacts: TRIAL_FREE_CONTACTS },
          ),
        },
      ]}
    />
  </SignUpStep>
)
