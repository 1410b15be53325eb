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

/** Opens the provider's page for another card. */
export interface ChangeCard {
  readonly open: (view: PlanView, address: string) => void
  readonly isOpening: boolean
  readonly refusal: string | null
}

const POLL_INTERVAL_MS = 1500
/** Milliseconds after which the card counts as unchanged: the user left the page without entering a card. */
const POLL_TIMEOUT_MS = 20_000

/** The provider's page for another card; for a plan paid by invoice, the page for its first card, which returns to the card settings. */
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

/** Opens the provider's page, which returns to `address`. Rule: BILL-18. */
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

/** After the return from the provider's page: polls the card until it has changed, and shows a toast. The provider's event may arrive later. */
export function useChangedCardToast(): void {
  const queries = useQueryClient()
  const [before, setBefore] = useState(readPreviousCard)
  // In an effect, because a render may be discarded and repeated.
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
