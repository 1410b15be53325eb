import {
  type CompanySize,
  type BasePrice,
  COMPANY_SIZE_BANDS,
  type Plan,
  TRIAL_DAYS,
  TRIAL_FREE_CONTACTS,
} from '@guildhall/domain/plans'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { RadioCardGroup } from '@guildhall/ui-kit/RadioCardGroup'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Text } from '@guildhall/ui-kit/Text'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { Brand } from '../../../shared/components/Brand/index.ts'
import { PriceCard, formatPrice } from '../../billing/index.ts'
import { SignUpSteps, type StepActions } from './SignUpStep.tsx'
import styles from './SubscriptionStep.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface SubscriptionStepProps extends StepActions {
  /** For an existing company: shows the price of its plan, and a link back. */
  readonly isUpgrade?: boolean
  /** False for a user whose sign-up waits for this choice. */
  readonly isSignedIn?: boolean
  readonly plan: Plan
  readonly onChange: (changes: Partial<Plan>) => void
  readonly base: BasePrice
  readonly errors?: readonly FormError[]
  /** Whether a new company starts with the trial, and a callback to change it. */
  readonly begins?: 'trial' | 'pay'
  readonly onBegins?: (begins: 'trial' | 'pay') => void
  readonly isPending?: boolean
  /** Why the choice was rejected, as text. */
  readonly refusal?: string | null
}

const intervals = [
  { id: 'month', label: t('Monthly') },
  { id: 'year', label: t('Annual, half price') },
] as const

/** "Choose your subscription type": the price for a team, and the trial. Rules: ONB-2, ONB-5. */
export const SubscriptionStep = ({
  plan,
  onChange,
  base,
  errors = [],
  onNext,
  onBack,
  isUpgrade = false,
  isSignedIn = true,
  begins = 'trial',
  onBegins,
  isPending = false,
  refusal = null,
}: SubscriptionStepProps) => {
  const seatPrice = (size: CompanySize) => formatPrice({ size, seats: 1, billedAnnually: false }, base)
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Brand href="/" />
        {isUpgrade ? <span /> : <SignUpSteps step="subscription-details" userType="employer" />}
        <span className={styles['aside']}>
          {isUpgrade && isSignedIn ? (
            <Link href="/dashboard">{t('Back to your dashboard')}</Link>
          ) : (
            <Link href="/login">{t('Sign in')}</Link>
          )}
        </span>
      </header>
      <main id="main" className={styles['plans']}>
        <Form id="plan" label={t('Choose your subscription type')} onSubmit={onNext} errors={errors}>
          <header className={styles['head']}>
            <Text as="h1" variant="title">
              {t('Choose your subscription type')}
            </Text>
            <Text tone="muted" variant="prose">
              {t(
                'One price for everybody in your team: the base, times seats, times the size of your company. Change or cancel whenever you like.',
              )}
            </Text>
          </header>
          <RadioCardGroup<CompanySize>
            label={t('Company size')}
            secondaryLabel={t('a seat, a month')}
            value={plan.size}
            onChange={(size) => onChange({ size })}
            errorMessage={getErrorMessage(errors, 'companySize')}
            options={COMPANY_SIZE_BANDS.map(({ size, multiplier, maxUsers }) => ({
              id: size,
              label: t('{size} people', { size }),
              description: t('× {multiplier}, up to {maxUsers} members', { multiplier, maxUsers }),
              secondaryLabel: seatPrice(size),
            }))}
          />
          <FormRow>
            <NumberField
              label={t('Seats')}
              hasStepper
              decrementLabel={t('One seat fewer')}
              incrementLabel={t('One seat more')}
              minValue={1}
              value={plan.seats}
              onChange={(seats) => onChange({ seats: Number.isNaN(seats) ? 1 : seats })}
              description={t('Admins and recruiters use a seat. Viewers and billing people don’t.')}
              errorMessage={getErrorMessage(errors, 'companySeats')}
            />
            <SegmentedControl<'month' | 'year'>
              label={t('Billing')}
              fullWidth
              segments={intervals}
              value={plan.billedAnnually ? 'year' : 'month'}
              onChange={(interval) => onChange({ billedAnnually: interval === 'year' })}
              description={t('A year is paid at once, at half of twelve months.')}
            />
          </FormRow>
          {!isUpgrade && (
            <RadioCardGroup<'trial' | 'pay'>
              label={t('Start with')}
              size="lg"
              value={begins}
              onChange={(id) => onBegins?.(id)}
              options={[
                {
                  id: 'trial',
                  label: t('A trial, {trialDays} days', { trialDays: TRIAL_DAYS }),
                  description: t('{trialFreeContacts} free contact requests, whichever ends first. No card.', {
                    trialFreeContacts: TRIAL_FREE_CONTACTS,
                  }),
                  secondaryLabel: `${base.currency} 0`,
                },
                {
                  id: 'pay',
                  label: t('The subscription'),
                  description: t('Everything from today, by card or by invoice.'),
                  secondaryLabel: formatPrice(plan, base),
                },
              ]}
            />
          )}
        </Form>
        <aside className={styles['price']} aria-label={t('Your price')}>
          <PriceCard plan={plan} base={base} isTrial={!isUpgrade && begins === 'trial'}>
            {refusal !== null && (
              <div role="alert">
                <InlineMessage tone="warning">{refusal}</InlineMessage>
              </div>
            )}
            <div className={styles['go']}>
              <Button
                variant="primary"
                size="lg"
                fullWidth
                type="submit"
                form="plan"
                isPending={isPending}
                pendingLabel={t('One moment')}
              >
                {!isUpgrade && begins === 'trial' ? t('Start a trial') : t('Go on to payment')}
              </Button>
              <Button variant="quiet" size="lg" fullWidth onPress={onBack} isDisabled={isPending}>
                {t('Back')}
              </Button>
            </div>
            <Text variant="caption">
              {!isUpgrade && begins === 'trial'
                ? t('Then {price} {words}, only if you choose to go on.', {
                    price: formatPrice(plan, base),
                    words: plan.billedAnnually ? t('a year') : t('a month'),
                  })
                : t('By card or by invoice: you choose on the next page.')}
            </Text>
          </PriceCard>
        </aside>
      </main>
    </div>
  )
}
