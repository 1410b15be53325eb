import type { IdentityProvider, UserType } from '@guildhall/domain/identity'
import { TRIAL_DAYS, TRIAL_FREE_CONTACTS } from '@guildhall/domain/plans'
import { Banner } from '@guildhall/ui-kit/Banner'
import { RadioCardGroup } from '@guildhall/ui-kit/RadioCardGroup'
import { Text } from '@guildhall/ui-kit/Text'
import { SignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { SignUpStep } from './SignUpStep.tsx'
import { t } from '../../../shared/i18n/index.ts'

export interface TypeStepProps {
  readonly userType: UserType | null
  readonly onChange: (userType: UserType) => void
  readonly onNext: () => void
  /** The providers that people can sign up with. */
  readonly providers?: readonly IdentityProvider[]
  readonly onProvider?: (name: string) => void
  /** The provider from which the visitor has just come back; null if from none. */
  readonly returnedFrom?: string | null
}

const none: readonly IdentityProvider[] = []

/** "Let’s get started": to be hired or to hire. Rules: ONB-1, ONB-2, IDEN-70. */
export const TypeStep = ({
  userType,
  onChange,
  onNext,
  providers = none,
  onProvider,
  returnedFrom = null,
}: TypeStepProps) => (
  <SignUpStep
    step=""
    userType={userType}
    title={t('Let’s get started')}
    lead={t('What brings you here?')}
    onNext={onNext}
    note={
      <>
        {onProvider !== undefined && returnedFrom === null && (
          <SignInProviders providers={providers} onProvider={onProvider} />
        )}
        <Text tone="muted">
          {t('Invited by your company? Open the link in the mail; it brings you into the team.')}
        </Text>
      </>
    }
  >
    {returnedFrom !== null && (
      <Banner role="status" title={t('Welcome from {provider}.', { provider: returnedFrom })}>
        {t(
          'No account is connected to it yet. To sign up, answer a few questions; if you have an account, sign in with your password and connect it in your settings.',
        )}
      </Banner>
    )}
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
