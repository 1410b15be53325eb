import { ASK_AGAIN_AFTER_EXPIRY_DAYS } from '@guildhall/domain/conversations'
import { t } from '../../shared/i18n/index.ts'

/** What a withdrawal means; the page does not know the earlier requests. Rule: CONV-13. */
export const formatWithdrawal = (name: string): string =>
  t(
    '{name} can no longer answer it. You can ask again after {days} days, unless your request before this one had no answer either.',
    { name, days: ASK_AGAIN_AFTER_EXPIRY_DAYS },
  )
