import { formatNumber } from '../../../../shared/format/formats.ts'
import type { FoundPage } from '../../../candidates/index.ts'
import { formatFoundCount, formatPeopleCount } from '../../format-search.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The note about what the map omits and what its pins mean. */
export function formatMapNote({ hits, isTotalExact, total }: FoundPage): string {
  const placed = hits.filter(({ placePoint }) => placePoint !== null).length
  const left = hits.length - placed
  const rest = total - hits.length
  if (placed === 0) return t('Nobody here names a town. You find them in the list.')
  return [
    t('Towns, not addresses.'),
    ...(left > 0
      ? [
          t('{people} without a town {words} in the list only.', {
            people: formatPeopleCount(left),
            words: left === 1 ? t('is') : t('are'),
          }),
        ]
      : []),
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
