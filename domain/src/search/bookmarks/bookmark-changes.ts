import { formatAvailability } from '../../reference/index.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import { formatWholeMoney } from '../matching/rate-match.ts'

/** The state of a bookmarked candidate that the company last saw. Rule: SRCH-42. */
export type BookmarkSnapshot = Pick<
  CandidateDocument,
  'jobTitle' | 'locationTitle' | 'availability' | 'exactRate' | 'currency' | 'permanentExactRate' | 'permanentCurrency'
>

/** One change of a candidate: 'Hourly rate: ZAR 950, was ZAR 900'. */
export interface BookmarkChange {
  readonly field: 'jobTitle' | 'locationTitle' | 'availability' | 'rate' | 'permanentRate'
  readonly text: string
}

/** The parts of a candidate whose changes are reported. */
export const toBookmarkSnapshot = (candidate: BookmarkSnapshot): BookmarkSnapshot => ({
  jobTitle: candidate.jobTitle,
  locationTitle: candidate.locationTitle,
  availability: candidate.availability,
  exactRate: candidate.exactRate,
  currency: candidate.currency,
  permanentExactRate: candidate.permanentExactRate,
  permanentCurrency: candidate.permanentCurrency,
})

const formatRate = (amount: number | null, currency: BookmarkSnapshot['currency']): string =>
  amount === null || currency === null ? 'none' : formatWholeMoney(amount, currency)

const facts: readonly (readonly [BookmarkChange['field'], string, (of: BookmarkSnapshot) => string])[] = [
  ['jobTitle', 'Title', ({ jobTitle }) => jobTitle],
  ['locationTitle', 'Location', ({ locationTitle }) => locationTitle],
  ['availability', 'Availability', ({ availability }) => formatAvailability(availability)],
  ['rate', 'Hourly rate', ({ currency, exactRate }) => formatRate(exactRate, currency)],
  [
    'permanentRate',
    'Yearly rate',
    ({ permanentCurrency, permanentExactRate }) => formatRate(permanentExactRate, permanentCurrency),
  ],
]

/** The changes since the company last saw a candidate; empty if the last state is unknown. Rule: SRCH-42. */
export const bookmarkChanges = (seen: BookmarkSnapshot | null, now: BookmarkSnapshot): readonly BookmarkChange[] =>
  seen === null
    ? []
    : facts.flatMap(([field, label, format]) => {
        const [before, after] = [format(seen), format(now)]
        return before === after ? [] : [{ field, text: `${label}: ${after}, was ${before}` }]
      })
