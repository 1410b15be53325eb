import {
  hasRadius,
  includesContract,
  type SearchParameters,
  type SearchSort,
  searchSorts,
} from '@guildhall/domain/search'
import { t } from '../../shared/i18n/index.ts'

/** "Lowest rate" */
const formatSort = (sort: SearchSort, search: SearchParameters): string => {
  const isContract = includesContract(search)
  const labels: Readonly<Record<SearchSort, string>> = {
    best: t('Best match'),
    nearest: t('Nearest'),
    'rate-up': isContract ? t('Lowest rate') : t('Lowest salary'),
    'rate-down': isContract ? t('Highest rate') : t('Highest salary'),
    soonest: t('Available soonest'),
    newest: t('Newest'),
    fastest: t('Answers fastest'),
  }
  return labels[sort]
}

/** The orders that a search can have; the nearest only around a town. Rule: SRCH-59. */
export const sortChoices = (search: SearchParameters): readonly { readonly id: SearchSort; readonly label: string }[] =>
  searchSorts
    .filter((sort) => sort !== 'nearest' || hasRadius(search))
    .map((sort) => ({ id: sort, label: formatSort(sort, search) }))

/** "lowest rate first"; null for the best match. */
export const formatChosenSort = (search: SearchParameters): string | null => {
  const chosen = search.sort === 'best' ? undefined : sortChoices(search).find(({ id }) => id === search.sort)
  return chosen === undefined ? null : t('{order} first', { order: chosen.label.toLowerCase() })
}
