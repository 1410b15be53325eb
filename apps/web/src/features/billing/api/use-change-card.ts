import type { Answer, CardDetailsWire } from '@guildhall/rest-contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { cardQuery } from './billing-queries.ts'
import { billingKeys } from './keys.ts'
import { cardFingerprint, clearPreviousCard, savePreviousCard, readPreviousCard } from '../previous-card.ts'
import { toPlanOrder } from '../plan-order.ts'
import type { PlanView } from '../plan-view.ts'
import { formatCard } from '../format-plan.ts'
import { refreshSession } from '../../session/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The way to the provider's page for another card. */
export interface ChangeCard {
  readonly open: (view: PlanView, address: string) => void
  readonly isOpening: boolean
  readonly refusal: string | null
}

const POLL_INTERVAL_MS = 1500
/** Milliseconds after which the card is as it was: the page was left without giving one. */
const POLL_TIMEOUT_MS = 20_000

/** The provider's page for another card; for the first one where invoices have paid so far, which leads back to the card's own page. */
const requestCardPage = async (view: PlanView, url: string): Promise<Answer<string, string>> => {
  const params = { provider: view.service }
  if (view.method !== 'invoice') {
    const page = await api.changeCard({ params, body: { url } })
    return page.ok ? { ...page, value: page.value.cardUrl } : page
  }
  const { currency } = view.base
  const page = await api.startCheckout({ params, body: { ...toPlanOrder(view.plan), currency } })
  return page.ok ? { ...page, value: page.value.checkoutUrl } : page
}

/** Opens the provider's page, which leads back to `address`. Rule: BILL-18. */
export function useChangeCard(): ChangeCard {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const opening = useMutation({
    mutationFn: ({ url, view }: { readonly view: PlanView; readonly url: string }) => requestCardPage(view, url),
  })
  const open = (view: PlanView, address: string): void => {
    setRefusal(null)
    opening.mutate(
      { view, url: address },
      {
        onSuccess: (answer) => {
          if (!answer.ok) {
            setRefusal(answer.message)
            return
          }
          savePreviousCard(queries.getQueryData(cardQuery.queryKey) ?? null)
          window.location.assign(answer.value)
        },
      },
    )
  }
  return { open, isOpening: opening.isPending || (opening.data?.ok ?? false), refusal }
}

/** After the provider's page: asks which card pays now until it is another one, and says so. The event that tells may come a little later. */
export function useChangedCardToast(): void {
  const queries = useQueryClient()
  const [before, setBefore] = useState(readPreviousCard)
  // Not while the page is drawn: that may be thrown away and begun again.
  useEffect(clearPreviousCard, [])
  const isNewCard = (card: CardDetailsWire | null | undefined): card is CardDetailsWire =>
    before !== null && card !== undefined && card !== null && cardFingerprint(card) !== before
  const { data: card } = useQuery({
    ...cardQuery,
    enabled: before !== null,
    refetchInterval: ({ state }) => (isNewCard(state.data) ? false : POLL_INTERVAL_MS),
  })
  useEffect(() => {
    if (before === null) return undefined
    const timer = setTimeout(() => setBefore(null), POLL_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [before])
  const words = isNewCard(card) ? formatCard(card) : null
  useEffect(() => {
    if (words === null) return
    toasts.show({ text: t('{words} pays from now on.', { words }), tone: 'success' })
    void queries.invalidateQueries({ queryKey: billingKeys.all })
    void refreshSession(queries).catch(() => null)
  }, [words, queries])
}
