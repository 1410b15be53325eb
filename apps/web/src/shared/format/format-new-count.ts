import { NEW_CANDIDATE_COUNT_MAX } from '@guildhall/domain/search'
import { t } from '../i18n/index.ts'

/** "4 new": the number of candidates that are new to a search since it was last run. Rule: SRCH-34. */
export const formatNewCount = (count: number): string =>
  count >= NEW_CANDIDATE_COUNT_MAX ? t('{count}+ new', { count: NEW_CANDIDATE_COUNT_MAX }) : t('{count} new', { count })
