import type { Answer, CardDetailsWire } from '@guildhall/rest-contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { cardQuery } from './billing-queries.ts'
import { billingKeys } from './keys.ts'
import { cardMark, dropCardStatus, keepCardStatus, keptCardStatus } from '../card-status.ts'
import { planOrderOf } from '../plan-order.ts'
import type { PlanView } from '../plan-view.ts'
import { cardWords } from '../plan-words.ts'
import { refreshSession } from '../../session/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The way to the provider's page for another card. */
export interface OtherCard {
  readonly open: (view: PlanView, address: string) => void
  readonly isOpening: boolean
  readonly refusal: string | null
}

const askEvery = 1500
/** Milliseconds after which the card is as it was: the page was left without giving one. */
const askFor = 20_000

/** The provider's page for another card; for the first one where invoices have paid so far, which leads back to the card's own page. */
const openPage = async (view: PlanView, url: string): Promise<Answer<string, string>> => {
  const params = { provider: view.service }
  if (view.method !== 'invoice') {
    const page = await api.changeCard({ params, body: { url } })
    return page.ok ? { ...page, value: page.value.cardUrl } : page
  }
  const { currency } = view.base
  const page = await api.startCheckout({ params, body: { ...planOrderOf(view.plan), currency } })
  return page.ok ? { ...page, value: page.value.checkoutUrl } : page
}

/** Opens the provider's page, which leads back to `address`. Rule: BILL-18. */
export function useOtherCard(): OtherCard {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const opening = useMutation({
    mutationFn: ({ url, view }: { readonly view: PlanView; readonly url: string }) => openPage(view, url),
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
          keepCardStatus(queries.getQueryData(cardQuery.queryKey) ?? null)
          window.location.assign(answer.value)
        },
      },
    )
  }
  return { open, isOpening: opening.isPending || (opening.data?.ok ?? false), refusal }
}

/** After the provider's page: asks which card pays now until it is another one, and says so. The event that tells may come a little later. */
export function useCardReturn(): void {
  const queries = useQueryClient()
  const [before, setBefore] = useState(keptCardStatus)
  // Not while the page is drawn: that may be thrown away and begun again.
  useEffect(dropCardStatus, [])
  const isNewCard = (card: CardDetailsWire | null | undefined): card is CardDetailsWire =>
    before !== null && card !== undefined && card !== null && cardMark(card) !== before
  const { data: card } = useQuery({
    ...cardQuery,
    enabled: before !== null,
    refetchInterval: ({ state }) => (isNewCard(state.data) ? false : askEvery),
  })
  useEffect(() => {
    if (before === null) return undefined
    const timer = setTimeout(() => setBefore(null), askFor)
    return () => clearTimeout(timer)
  }, [before])
  const words = isNewCard(card) ? cardWords(card) : null
  useEffect(() => {
    if (words === null) return
    toasts.show({ text: t('{words} pays from now on.', { words }), tone: 'success' })
    void queries.invalidateQueries({ queryKey: billingKeys.all })
    void refreshSession(queries).catch(() => null)
  }, [words, queries])
}
