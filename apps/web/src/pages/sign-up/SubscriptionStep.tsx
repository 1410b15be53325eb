import type { CompanySize } from '@guildhall/domain/companies'
import { SEATS_MAX } from '@guildhall/domain/identity'
import { type BasePrice, COMPANY_SIZE_BANDS, type Plan } from '@guildhall/domain/plans'
import { TRIAL_DAYS, TRIAL_FREE_CONTACTS } from '@guildhall/domain/shared'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { Note } from '@guildhall/ui-kit/Note'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { OptionList } from '@guildhall/ui-kit/OptionList'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Text } from '@guildhall/ui-kit/Text'
import { messageOf } from '../../app/profile/message-of.ts'
import { Brand } from '../../patterns/Brand/index.ts'
import { PriceCard, priceOf } from '../../patterns/PriceCard/index.ts'
import { SignUpSteps, type StepActions } from './SignUpStep.tsx'
import styles from './SubscriptionStep.module.css'

export interface SubscriptionStepProps extends StepActions {
  /** For a company that is here already: what its plan will cost, and the way back. */
  readonly isUpgrade?: boolean
  readonly plan: Plan
  readonly onChange: (changes: Partial<Plan>) => void
  readonly base: BasePrice
  readonly errors?: readonly FormError[]
}

const intervals = [
  { id: 'month', label: 'Monthly' },
  { id: 'year', label: 'Annual, half price' },
] as const

/** "Choose your subscription type": what a team costs, and a trial to begin with. Source: product-spec §2; D3, D9. */
export const SubscriptionStep = ({
  plan,
  onChange,
  base,
  errors = [],
  onNext,
  onBack,
  isUpgrade = false,
}: SubscriptionStepProps) => {
  const seatPrice = (size: CompanySize) => priceOf({ size, seats: 1, billedAnnually: false }, base)
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Brand href="/" />
        {!isUpgrade && <SignUpSteps step="subscription-details" userType="employer" />}
        <span className={styles['aside']}>
          {isUpgrade ? <Link href="/dashboard">Back to your dashboard</Link> : <Link href="/login">Sign in</Link>}
        </span>
      </header>
      <main id="main" className={styles['plans']}>
        <Form id="plan" label="Choose your subscription type" onSubmit={onNext} errors={errors}>
          <header className={styles['head']}>
            <Text as="h1" look="title">
              Choose your subscription type
            </Text>
            <Text tone="muted" look="prose">
              One price for everybody in your team: the base, times seats, times the size of your company. Change or
              cancel whenever you like.
            </Text>
          </header>
          <OptionList<CompanySize>
            label="Company size"
            aside="a seat, a month"
            value={plan.size}
            onChange={(size) => onChange({ size })}
            error={messageOf(errors, 'companySize')}
            options={COMPANY_SIZE_BANDS.map(({ size, multiplier, maxUsers }) => ({
              id: size,
              label: `${size} people`,
              description: `× ${multiplier}, up to ${maxUsers} members`,
              aside: seatPrice(size),
            }))}
          />
          <FormRow>
            <NumberField
              label="Seats"
              hasSteps
              fewerLabel="One seat fewer"
              moreLabel="One seat more"
              minValue={1}
              maxValue={SEATS_MAX}
              value={plan.seats}
              onChange={(seats) => onChange({ seats: Number.isNaN(seats) ? 1 : seats })}
              description="Admins and recruiters use a seat. Viewers and billing people don’t."
              error={messageOf(errors, 'companySeats')}
            />
            <SegmentedControl<'month' | 'year'>
              label="Billing"
              isBlock
              segments={intervals}
              value={plan.billedAnnually ? 'year' : 'month'}
              onChange={(interval) => onChange({ billedAnnually: interval === 'year' })}
              description="A year is paid at once, at half of twelve months."
            />
          </FormRow>
        </Form>
        <aside className={styles['price']} aria-label="Your price">
          <PriceCard plan={plan} base={base}>
            {isUpgrade ? <UpgradeWords /> : <TrialWords plan={plan} base={base} onBack={onBack} />}
          </PriceCard>
        </aside>
      </main>
    </div>
  )
}

const UpgradeWords = () => (
  <Note tone="info">
    Paying here is not open yet. This is what your plan will cost; searching stays open, and running conversations can
    be answered for 30 days after a trial.
  </Note>
)

const TrialWords = ({ plan, base, onBack }: Pick<SubscriptionStepProps, 'plan' | 'base' | 'onBack'>) => (
  <>
    <Text>
      You begin with a trial: {TRIAL_DAYS} days or {TRIAL_FREE_CONTACTS} free contact requests, whichever ends first. No
      card.
    </Text>
    <div className={styles['go']}>
      <Button look="primary" size="lg" isBlock type="submit" form="plan">
        Start a trial
      </Button>
      <Button look="quiet" size="lg" isBlock onPress={onBack}>
        Back
      </Button>
    </div>
    <Text look="caption">
      Then {priceOf(plan, base)} {plan.billedAnnually ? 'a year' : 'a month'}, only if you choose to go on.
    </Text>
  </>
)
