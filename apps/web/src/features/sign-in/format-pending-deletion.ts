import { formatDate } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'

/** Says that the password is needed to bring a deleted account back. `deletesAt`: when it will be erased, as ISO time. Rule: PRIV-7. */
export function formatPendingDeletion(deletesAt: string | null): string {
  if (deletesAt === null) return t('You asked us to delete this account. To bring it back, sign in with your password.')
  return t(
    'You asked us to delete this account, and it will be erased on {day}. To bring it back, sign in with your password.',
    { day: formatDate(deletesAt) },
  )
}
