import { INVOICE_DUE_DAYS } from '@guildhall/domain/billing'
import { formatSeats } from '@guildhall/domain/plans'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Link } from '@guildhall/ui-kit/Link'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import type { CardDetailsWire, CompanyWire } from '@guildhall/rest-contract/client'
import { formatDate } from '../../../../shared/format/formats.ts'
import { formatWaitingInvoice } from '../../../../shared/format/waiting-invoice.ts'
import { getNextPlan, type PlanView } from '../../plan-view.ts'
import { formatCard, formatPlanCost, formatPlan } from '../../format-plan.ts'
import { formatPriceFormula } from '../PriceCard/index.ts'
import { SettingPart } from '../../../../shared/components/SettingsFrame/index.ts'
import type { PlanActions } from '../../billing-view.ts'
import { type PlanState, getPlanState } from '../../plan-state.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface PlanPartProps {
  readonly view: PlanView
  readonly company: CompanyWire
  /** Undefined while it is loading. */
  readonly card: CardDetailsWire | null | undefined
  readonly actions: PlanActions
  readonly now: Date
  /** The page for changing the plan, if this is another page. */
  readonly changeHref?: string
}

/** The company's plan: what it includes, its price, the next payment and the payment method. Rule: PLAN-2. */
export const PlanPart = (props: PlanPartProps) => {
  const { actions, company, now, view } = props
  const state = getPlanState(view, company, now)
  return (
    <SettingPart title={t('Your plan')} aside={<StatusIndicator tone={state.tone}>{state.label}</StatusIndicator>}>
      {actions.refusal && (
        <Banner tone="danger" role="alert">
          {actions.refusal}
        </Banner>
      )}
      <DescriptionList items={factsOf(props, state)} />
      <WayOn {...props} state={state} />
      {props.changeHref !== undefined && state.kind === 'active' && view.method !== null && (
        <Link href={props.changeHref}>{t('Change your plan')}</Link>
      )}
    </SettingPart>
  )
}

/** The next payment, or what happens instead. */
const nextOf = ({ company, view }: PlanPartProps, { kind }: PlanState) => {
  const end = view.period?.end ?? (company.paidUntil === null ? null : new Date(company.paidUntil))
  if (end === null || kind === 'ended' || kind === 'suspended') return []
  if (kind === 'cancelled') return [{ id: 'next', term: t('Next payment'), description: t('None. The plan ends.') }]
  const plan = getNextPlan(view)
  const fewer = view.nextSeats === null ? '' : t(', with {seat} from then', { seat: formatSeats(view.nextSeats) })
  return [
    {
      id: 'next',
      term: kind === 'past-due' ? t('Was due') : t('Next payment'),
      description: (
        <>
          <Text as="span" variant="strong">
            {formatDate(end)}, {formatPlanCost(plan, view.base)}
          </Text>
          {fewer}
        </>
      ),
    },
  ]
}

const formatPaidBy = ({ card, view }: PlanPartProps): string | null => {
  if (view.method === 'invoice') return t('Invoice, due in {invoiceDueDays} days', { invoiceDueDays: INVOICE_DUE_DAYS })
  if (view.method === null || card === undefined) return null
  return card === null ? t('Card') : formatCard(card)
}

const factsOf = (props: PlanPartProps, state: PlanState) => {
  const { view } = props
  const isTrial = state.kind === 'trial' || state.kind === 'waiting' || state.kind === 'none'
  const paidBy = formatPaidBy(props)
  return [
    { id: 'plan', term: isTrial ? t('Chosen plan') : t('Plan'), description: formatPlan(view.plan) },
    {
      id: 'price',
      term: t('Price'),
      description: (
        <>
          <Text as="span" variant="strong">
            {formatPlanCost(view.plan, view.base)} {view.plan.billedAnnually ? t('a year') : t('a month')}
          </Text>{' '}
          <Text as="span" tone="muted">
            {formatPriceFormula(view.plan, view.base)}
          </Text>
        </>
      ),
    },
    ...nextOf(props, state),
    ...(paidBy === null ? [] : [{ id: 'by', term: t('Paid by'), description: paidBy }]),
  ]
}

/** Which invoice waits; `unknown` if the company was read before the invoice was issued. Rule: PLAN-22. */
const invoiceTitle = ({ waitingInvoice }: CompanyWire, now: Date, unknown: string): string =>
  waitingInvoice === null ? unknown : formatWaitingInvoice(waitingInvoice, now)

/** The actions that the plan's state allows. */
const WayOn = ({ actions, company, now, state, view }: PlanPartProps & { readonly state: PlanState }) => {
  switch (state.kind) {
    case 'cancelled':
      return (
        <div>
          <Button
            variant="primary"
            onPress={actions.onResume}
            isPending={actions.isResuming ?? false}
            pendingLabel={t('Resuming')}
          >
            {t('Resume')}
          </Button>
        </div>
      )
    case 'past-due':
    case 'suspended':
      return view.method === 'card' ? (
        <Banner
          tone="danger"
          title={t('Your card could not be charged.')}
          actions={
            <Button size="sm" onPress={actions.onChangeCard} isPending={actions.isOpeningCard ?? false}>
              {t('Use another card')}
            </Button>
          }
        >
          {t('What is owed is charged to the new card at once.')}
        </Banner>
      ) : (
        <Banner tone="danger" title={invoiceTitle(company, now, t('An invoice has not been paid.'))}>
          {t('It is listed below. Your plan is active again the day it is paid.')}
        </Banner>
      )
    case 'waiting':
      return (
        <Banner tone="warning" title={invoiceTitle(company, now, t('Your invoice is open.'))}>
          {company.entitlements.contact
            ? t('It is listed below. Your plan starts the day it is paid; until then you have the rights of the trial.')
            : t('It is listed below. Your plan starts the day it is paid.')}
        </Banner>
      )
    case 'trial':
    case 'ended':
    case 'none':
      return (
        <div>
          <LinkButton variant="primary" href="/sign-up/subscription-details">
            {t('Choose a plan')}
          </LinkButton>
        </div>
      )
    case 'active':
      return view.invoicePending ? (
        <Banner tone="warning" title={invoiceTitle(company, now, t('An invoice is open.'))}>
          {t('It is listed below.')}
        </Banner>
      ) : null
  }
}
