import { type CompanySize, type BasePrice, COMPANY_SIZE_BANDS, type Plan } from '@guildhall/domain/plans'
import { SEATS_MAX } from '@guildhall/domain/onboarding'
import { TRIAL_DAYS, TRIAL_FREE_CONTACTS } from '@guildhall/domain/shared'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { Note } from '@guildhall/ui-kit/Note'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { OptionList } from '@guildhall/ui-kit/OptionList'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Text } from '@guildhall/ui-kit/Text'
import { messageOf } from '../../../shared/forms/message-of.ts'
import { Brand } from '../../../shared/components/Brand/index.ts'
import { PriceCard, priceOf } from '../../billing/index.ts'
import { SignUpSteps, type StepActions } from './SignUpStep.tsx'
import styles from './SubscriptionStep.module.css'
import { say } from '../../../shared/i18n/index.ts'

export interface SubscriptionStepProps extends StepActions {
  /** For a company that is here already: what its plan will cost, and the way back. */
  readonly isUpgrade?: boolean
  /** False for somebody whose sign-up waits for this choice. */
  readonly isSignedIn?: boolean
  readonly plan: Plan
  readonly onChange: (changes: Partial<Plan>) => void
  readonly base: BasePrice
  readonly errors?: readonly FormError[]
  /** How a new company begins, and how that is changed. */
  readonly begins?: 'trial' | 'pay'
  readonly onBegins?: (begins: 'trial' | 'pay') => void
  readonly isPending?: boolean
  /** What the choice was refused with, in words. */
  readonly refusal?: string | null
}

const intervals = [
  { id: 'month', label: say('Monthly') },
  { id: 'year', label: say('Annual, half price') },
] as const

/** "Choose your subscription type": what a team costs, and a trial to begin with. Rules: ONB-2, ONB-5. */
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
  const seatPrice = (size: CompanySize) => priceOf({ size, seats: 1, billedAnnually: false }, base)
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Brand href="/" />
        {isUpgrade ? <span /> : <SignUpSteps step="subscription-details" userType="employer" />}
        <span className={styles['aside']}>
          {isUpgrade && isSignedIn ? (
            <Link href="/dashboard">{say('Back to your dashboard')}</Link>
          ) : (
            <Link href="/login">{say('Sign in')}</Link>
          )}
        </span>
      </header>
      <main id="main" className={styles['plans']}>
        <Form id="plan" label={say('Choose your subscription type')} onSubmit={onNext} errors={errors}>
          <header className={styles['head']}>
            <Text as="h1" look="title">
              {say('Choose your subscription type')}
            </Text>
            <Text tone="muted" look="prose">
              {say(
                'One price for everybody in your team: the base, times seats, times the size of your company. Change or cancel whenever you like.',
              )}
            </Text>
          </header>
          <OptionList<CompanySize>
            label={say('Company size')}
            aside={say('a seat, a month')}
            value={plan.size}
            onChange={(size) => onChange({ size })}
            error={messageOf(errors, 'companySize')}
            options={COMPANY_SIZE_BANDS.map(({ size, multiplier, maxUsers }) => ({
              id: size,
              label: say('{size} people', { size }),
              description: say('× {multiplier}, up to {maxUsers} members', { multiplier, maxUsers }),
              aside: seatPrice(size),
            }))}
          />
          <FormRow>
            <NumberField
              label={say('Seats')}
              hasSteps
              fewerLabel={say('One seat fewer')}
              moreLabel={say('One seat more')}
              minValue={1}
              maxValue={SEATS_MAX}
              value={plan.seats}
              onChange={(seats) => onChange({ seats: Number.isNaN(seats) ? 1 : seats })}
              description={say('Admins and recruiters use a seat. Viewers and billing people don’t.')}
              error={messageOf(errors, 'companySeats')}
            />
            <SegmentedControl<'month' | 'year'>
              label={say('Billing')}
              isBlock
              segments={intervals}
              value={plan.billedAnnually ? 'year' : 'month'}
              onChange={(interval) => onChange({ billedAnnually: interval === 'year' })}
              description={say('A year is paid at once, at half of twelve months.')}
            />
          </FormRow>
          {!isUpgrade && (
            <OptionList<'trial' | 'pay'>
              label={say('Start with')}
              isTall
              value={begins}
              onChange={(id) => onBegins?.(id)}
              options={[
                {
                  id: 'trial',
                  label: say('A trial, {trialDays} days', { trialDays: TRIAL_DAYS }),
                  description: say('{trialFreeContacts} free contact requests, whichever ends first. No card.', {
                    trialFreeContacts: TRIAL_FREE_CONTACTS,
                  }),
                  aside: `${base.currency} 0`,
                },
                {
                  id: 'pay',
                  label: say('The subscription'),
                  description: say('Everything from today, by card or by invoice.'),
                  aside: priceOf(plan, base),
                },
              ]}
            />
          )}
        </Form>
        <aside className={styles['price']} aria-label={say('Your price')}>
          <PriceCard plan={plan} base={base}>
            {refusal !== null && (
              <div role="alert">
                <Note tone="warning">{refusal}</Note>
              </div>
            )}
            <div className={styles['go']}>
              <Button
                look="primary"
                size="lg"
                isBlock
                type="submit"
                form="plan"
                isPending={isPending}
                pendingLabel={say('One moment')}
              >
                {!isUpgrade && begins === 'trial' ? say('Start a trial') : say('Go on to payment')}
              </Button>
              <Button look="quiet" size="lg" isBlock onPress={onBack} isDisabled={isPending}>
                {say('Back')}
              </Button>
            </div>
            <Text look="caption">
              {!isUpgrade && begins === 'trial'
                ? say('Then {price} {words}, only if you choose to go on.', {
                    price: priceOf(plan, base),
                    words: plan.billedAnnually ? say('a year') : say('a month'),
                  })
                : say('By card or by invoice: you choose on the next page.')}
            </Text>
          </PriceCard>
        </aside>
      </main>
    </div>
  )
}
