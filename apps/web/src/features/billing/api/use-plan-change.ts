import type { Plan } from '@guildhall/domain/plans'
import type { Refused } from '@guildhall/rest-contract/client'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api, orThrow } from '../../../shared/api/client.ts'
import { billingKeys } from './keys.ts'
import { toPlanOrder } from '../plan-order.ts'
import type { PlanView } from '../plan-view.ts'
import { formatAmount } from '../format-plan.ts'
import { savePendingPurchase } from '../pending-purchase.ts'
import { refreshSession } from '../../session/index.ts'
import { teamKeys } from '../../team/index.ts'
import { useChangeCard } from './use-change-card.ts'
import { type Quote, toQuote, quoteFromWire } from '../quote.ts'
import { useIsMounted } from '../../../shared/hooks/use-is-mounted.ts'
import { t } from '../../../shared/i18n/index.ts'

/** A change of the plan, from its quote to its payment. */
export interface PlanChange {
  /** The cost: the domain's calculation at once, the provider's as soon as it is known. Null if nothing would change. */
  readonly quote: Quote | null
  /** The provider's quote is still loading: paying is disabled. */
  readonly isQuoting: boolean
  readonly onConfirm: () => void
  readonly isChanging: boolean
  readonly refusal: string | null
  readonly isDeclined: boolean
  readonly onChangeCard: () => void
  readonly isOpeningCard: boolean
}

const isSame = (view: PlanView, { billedAnnually, seats }: Plan): boolean =>
  seats === (view.nextSeats ?? view.plan.seats) && billedAnnually === view.plan.billedAnnually

const formatSuccess = ({ amountDue, currency, isImmediate: fromNow }: Quote): string => {
  if (!fromNow) return t('Done. It counts from the next period.')
  return amountDue === 0
    ? t('Your plan is changed.')
    : t('{sum} is paid. Your plan is changed.', { sum: formatAmount(amountDue, currency) })
}

const requestPlanChange = async ({ method, plan, service: provider }: PlanView, wanted: Plan) => {
  if (method !== 'invoice') return api.upgradePlan({ params: { provider }, body: toPlanOrder(wanted) })
  const body = wanted.billedAnnually && !plan.billedAnnually ? { annual_upgrade: true } : { seats: wanted.seats }
  return api.issueInvoice({ body })
}

type Changed = Extract<Awaited<ReturnType<typeof requestPlanChange>>, { readonly ok: true }>['value']

const invoiceOf = (changed: Changed) => ('invoice' in changed ? changed.invoice : null)

const formatDone = (changed: Changed, quote: Quote | null): string => {
  const invoice = invoiceOf(changed)
  if (invoice !== null)
    return t('Invoice {number} is issued. The change starts the day it is paid.', { number: invoice.number })
  return quote === null ? t('Your plan is changed.') : formatSuccess(quote)
}

const messageOf = ({ errors, message }: Refused<string>): string => Object.values(errors).flat()[0] ?? message

/**
 * Changes a running plan: shows a quote, then makes the change, which charges the quoted amount. A declined card changes nothing and leads
 * to the page for another card; the choice is stored for the return. Rules: BILL-8, BILL-9, BILL-22.
 */
export function usePlanChange(view: PlanView, wanted: Plan, address: string): PlanChange {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const changeCard = useChangeCard()
  const isMounted = useIsMounted()
  const [refused, setRefused] = useState<{ readonly message: string; readonly isDeclined: boolean } | null>(null)
  const byInvoice = view.method === 'invoice'
  const isWanted = view.status === 'active' && view.period !== null && !isSame(view, wanted)
  const order = toPlanOrder(wanted)
  const preview = useQuery({
    queryKey: billingKeys.preview(order),
    enabled: isWanted && !byInvoice,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Quote> =>
      quoteFromWire(orThrow(await api.previewPlan({ params: { provider: view.service }, body: order }, { signal }))),
  })
  const exact = preview.isPlaceholderData || !isWanted ? undefined : preview.data
  const usual = view.period === null ? null : toQuote(view, view.period, wanted)
  const quote = isWanted ? (exact ?? usual) : null
  const change = useMutation({
    mutationFn: () => requestPlanChange(view, wanted),
    // Not an option of the call: the page may have been left by then.
    onSuccess: async (answer) => {
      // The seats of the team are those of the plan.
      void queries.invalidateQueries({ queryKey: teamKeys.team })
      await queries.invalidateQueries({ queryKey: billingKeys.all })
      await refreshSession(queries).catch(() => null)
      if (answer.ok) toasts.show({ text: formatDone(answer.value, quote), tone: 'success' })
      else if (!isMounted()) toasts.show({ text: messageOf(answer), tone: 'danger' })
    },
  })

  const onConfirm = (): void => {
    setRefused(null)
    change.mutate(undefined, {
      onSuccess: (answer) => {
        if (answer.ok) void navigate({ href: invoiceOf(answer.value) ? '/settings/billing' : '/settings/subscription' })
        else setRefused({ message: messageOf(answer), isDeclined: answer.problem === 'declined' })
      },
    })
  }
  return {
    quote,
    isQuoting: isWanted && !byInvoice && exact === undefined && preview.error === null,
    onConfirm,
    isChanging: change.isPending,
    refusal: refused?.message ?? changeCard.refusal ?? (isWanted ? (preview.error?.message ?? null) : null),
    isDeclined: refused?.isDeclined ?? false,
    onChangeCard: () => {
      savePendingPurchase({ address, seats: wanted.seats, billedAnnually: wanted.billedAnnually })
      changeCard.open(view, address)
    },
    isOpeningCard: changeCard.isOpening,
  }
}
