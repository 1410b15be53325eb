import { seatWords } from '@guildhall/domain/plans'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Facts } from '@guildhall/ui-kit/Facts'
import { Link } from '@guildhall/ui-kit/Link'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import type { CardDetailsWire, CompanyWire } from '@guildhall/rest-contract/client'
import { formatDate } from '../../../../shared/format/formats.ts'
import { nextPlanOf, type PlanView } from '../../plan-view.ts'
import { cardWords, costWords, planWords } from '../../plan-words.ts'
import { arithmeticOf } from '../PriceCard/index.ts'
import { SettingPart } from '../../../../shared/components/SettingsFrame/index.ts'
import type { PlanActions } from '../../billing-view.ts'
import { type PlanState, planStateOf } from '../../plan-state.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface PlanPartProps {
  readonly view: PlanView
  readonly company: CompanyWire
  /** Undefined while it is not known. */
  readonly card: CardDetailsWire | null | undefined
  readonly actions: PlanActions
  readonly now: Date
  /** Where the plan is changed, on a page that is not that one. */
  readonly changeHref?: string
}

/** The company's plan in words: what, for how much, when it is paid again and by what. Rule: PLAN-2. */
export const PlanPart = (props: PlanPartProps) => {
  const { actions, company, now, view } = props
  const state = planStateOf(view, company, now)
  return (
    <SettingPart title={say('Your plan')} aside={<Status tone={state.tone}>{state.words}</Status>}>
      {actions.refusal && (
        <Banner tone="danger" role="alert">
          {actions.refusal}
        </Banner>
      )}
      <Facts facts={factsOf(props, state)} />
      <WayOn {...props} state={state} />
      {props.changeHref !== undefined && state.kind === 'active' && view.method !== null && (
        <Link href={props.changeHref}>{say('Change your plan')}</Link>
      )}
    </SettingPart>
  )
}

/** When the next payment is, or what comes instead. */
const nextOf = ({ company, view }: PlanPartProps, { kind }: PlanState) => {
  const end = view.period?.end ?? (company.paidUntil === null ? null : new Date(company.paidUntil))
  if (end === null || kind === 'ended' || kind === 'suspended') return []
  if (kind === 'cancelled') return [{ id: 'next', name: say('Next payment'), value: say('None. The plan ends.') }]
  const plan = nextPlanOf(view)
  const fewer = view.nextSeats === null ? '' : say(', with {seat} from then', { seat: seatWords(view.nextSeats) })
  return [
    {
      id: 'next',
      name: kind === 'past-due' ? say('Was due') : say('Next payment'),
      value: (
        <>
          <Text as="span" look="strong">
            {formatDate(end)}, {costWords(plan, view.base)}
          </Text>
          {fewer}
        </>
      ),
    },
  ]
}

const payWords = ({ card, view }: PlanPartProps): string | null => {
  if (view.method === 'invoice') return say('Invoice, due in 14 days')
  if (view.method === null || card === undefined) return null
  return card === null ? say('Card') : cardWords(card)
}

const factsOf = (props: PlanPartProps, state: PlanState) => {
  const { view } = props
  const isTrial = state.kind === 'trial' || state.kind === 'waiting' || state.kind === 'none'
  const paidBy = payWords(props)
  return [
    { id: 'plan', name: isTrial ? say('Chosen plan') : say('Plan'), value: planWords(view.plan) },
    {
      id: 'price',
      name: say('Price'),
      value: (
        <>
          <Text as="span" look="strong">
            {costWords(view.plan, view.base)} {view.plan.billedAnnually ? say('a year') : say('a month')}
          </Text>{' '}
          <Text as="span" tone="muted">
            {arithmeticOf(view.plan, view.base)}
          </Text>
        </>
      ),
    },
    ...nextOf(props, state),
    ...(paidBy === null ? [] : [{ id: 'by', name: say('Paid by'), value: paidBy }]),
  ]
}

/** What can be done about the plan as it stands. */
const WayOn = ({ actions, state, view }: PlanPartProps & { readonly state: PlanState }) => {
  switch (state.kind) {
    case 'cancelled':
      return (
        <div>
          <Button
            look="primary"
            onPress={actions.onResume}
            isPending={actions.isResuming ?? false}
            pendingLabel={say('Resuming')}
          >
            {say('Resume')}
          </Button>
        </div>
      )
    case 'past-due':
    case 'suspended':
      return view.method === 'card' ? (
        <Banner
          tone="danger"
          title={say('Your card could not be charged.')}
          actions={
            <Button size="sm" onPress={actions.onOtherCard} isPending={actions.isOpeningCard ?? false}>
              {say('Use another card')}
            </Button>
          }
        >
          {say('What is owed is charged to the new card at once.')}
        </Banner>
      ) : (
        <Banner tone="danger" title={say('An invoice has not been paid.')}>
          {say('It is listed below. Your plan is active again the day it is paid.')}
        </Banner>
      )
    case 'waiting':
      return (
        <Banner tone="warning" title={say('Your invoice is open.')}>
          {say('It is listed below. Your plan starts the day it is paid; until then you keep the rights of the trial.')}
        </Banner>
      )
    case 'trial':
    case 'ended':
    case 'none':
      return (
        <div>
          <LinkButton look="primary" href="/sign-up/subscription-details">
            {say('Choose a plan')}
          </LinkButton>
        </div>
      )
    case 'active':
      return view.invoicePending ? (
        <Banner tone="warning" title={say('An invoice is open.')}>
          {say('It is listed below.')}
        </Banner>
      ) : null
  }
}
