import { emptyOfferForm, type OfferForm } from '@guildhall/domain/conversations'
import { readKept, thisBrowser } from '../../profile/kept.ts'

/** An offer that is begun, as this browser keeps it. Times are ISO date-times. */
export interface KeptOffer {
  readonly value: OfferForm
  readonly savedAt: string
  /** What the server said when it last took one from here; null before. Equal to `savedAt` where it has this very one. */
  readonly servedAt: string | null
}

/** An offer that is begun, as the server keeps it. */
export type ServedOffer = Pick<KeptOffer, 'value' | 'savedAt'>

/** What this browser keeps under a key. */
export function keptOffer(key: string): KeptOffer | null {
  const kept = readKept<KeptOffer>(thisBrowser, key)
  if (kept?.value === undefined || kept.savedAt === undefined) return null
  const servedAt = typeof kept.servedAt === 'string' ? kept.servedAt : null
  return { value: { ...emptyOfferForm, ...kept.value }, savedAt: kept.savedAt, servedAt }
}

const served = ({ value, savedAt }: ServedOffer): KeptOffer => ({ value, savedAt, servedAt: savedAt })

/**
 * Which of two drafts is written on with. What the server once took from here and has no more was sent, or thrown away, elsewhere; what it
 * never took is not lost for that. Of two that were written apart the newer stands.
 */
export function offerToGoOnWith(here: KeptOffer | null, there: ServedOffer | null): KeptOffer | null {
  if (here === null) return there && served(there)
  const isServed = here.savedAt === here.servedAt
  if (there === null) return isServed ? null : here
  if (isServed) return served(there)
  return here.servedAt === there.savedAt || here.savedAt > there.savedAt ? here : served(there)
}
