import { formatNumber } from '../../../../shared/format/formats.ts'
import type { FoundPage } from '../../../candidates/index.ts'
import { formatFoundCount } from '../../format-search.ts'
import { t } from '../../../../shared/i18n/index.ts'

const formatLeftOut = (count: number): string =>
  count === 1
    ? t('1 person without a town is in the list only.')
    : t('{number} people without a town are in the list only.', { number: formatNumber(count) })

/** The note about what the map omits and what its pins mean. */
export function formatMapNote({ hits, isTotalExact, total }: FoundPage): string {
  const placed = hits.filter(({ placePoint }) => placePoint !== null).length
  const left = hits.length - placed
  const rest = total - hits.length
  if (placed === 0) return t('Nobody here names a town. You find them in the list.')
  return [
    t('Towns, not addresses.'),
    ...(left > 0 ? [formatLeftOut(left)] : []),
    ...(rest > 0
      ? [
          t('These are the best {number} of {people}.', {
            number: formatNumber(hits.length),
            people: isTotalExact ? formatNumber(total) : formatFoundCount({ total, isTotalExact }),
          }),
        ]
      : []),
  ].join(' ')
}
