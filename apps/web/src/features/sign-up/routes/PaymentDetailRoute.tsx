import { type BasePrice, type Plan, formatSeats } from '@guildhall/domain/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import { startUpgrade, refreshSession, useSession } from '../../session/index.ts'
import { useKeptPurchase, usePayer, priceOf } from '../../billing/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { PaymentDetailStep, type PaymentOutcome } from './PaymentDetailStep.tsx'
import { optionsQuery, usualOptions } from '../api/sign-up-options.ts'
import { pathOf } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

const ASK_EVERY_MS = 1_500
const ASK_AT_MOST = 40

/** '3 seats, USD 2,040 a month.' */
const boughtOf = (plan: Plan, base: BasePrice): string =>
  `${formatSeats(plan.seats)}, ${priceOf(plan, base)} ${plan.billedAnnually ? t('a year') : t('a month')}.`

/** Asks for the payment's status until it is there; forty times, then it says so. Rule: BILL-12. */
export const PaymentDetailRoute = () => {
  usePageTitle(t('Payment'))
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { result } = useSearch({ strict: false })
  const session = useSession()
  const payer = usePayer()
  const { paymentService: provider, planBase: base } = useQuery(optionsQuery).data ?? usualOptions
  const kept = useKeptPurchase(pathOf('payment-detail'))
  const [round, setRound] = useState(0)
  const isBack = result === 'cancelled'
  const status = useQuery({
    queryKey: ['payment-status', provider, round],
    queryFn: async () =>
      orThrow(
        await (payer?.client.readPaymentStatus({ params: { provider } }) ?? Promise.reject(new Error('Nobody pays'))),
      ),
    enabled: payer !== null && !isBack,
    retry: ASK_AT_MOST,
    retryDelay: ASK_EVERY_MS,
    refetchInterval: ({ state }) =>
      state.data?.status === 'active' || state.dataUpdateCount >= ASK_AT_MOST ? false : ASK_EVERY_MS,
  })
  const isPaid = status.data?.status === 'active'
  const asked = queries.getQueryState(['payment-status', provider, round])?.dataUpdateCount ?? 0
  useEffect(() => {
    if (isPaid) void refreshSession(queries)
  }, [isPaid, queries])

  const outcome = ((): PaymentOutcome => {
    if (payer === null) return 'nobody'
    if (isBack) return 'cancelled'
    if (isPaid) return 'paid'
    return status.isError || asked >= ASK_AT_MOST ? 'slow' : 'asking'
  })()
  const words = kept === null || payer === null ? null : boughtOf({ ...payer.plan, ...kept }, base)
  return (
    <PaymentDetailStep
      outcome={outcome}
      bought={words}
      waitsForMail={session === null}
      email={payer?.email ?? ''}
      onAskAgain={() => setRound(round + 1)}
      onPayAgain={() => {
        startUpgrade()
        void navigate({ href: pathOf('payment-details') })
      }}
    />
  )
}
