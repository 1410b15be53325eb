import { NEW_PEOPLE_COUNTED } from '@guildhall/domain/search'
import { t } from '../i18n/index.ts'

/** "4 new": how many people are new to a search since it was run. Rule: SRCH-34. */
export const newWords = (count: number): string =>
  count >= NEW_PEOPLE_COUNTED ? t('{count}+ new', { count: NEW_PEOPLE_COUNTED }) : t('{count} new', { count })
