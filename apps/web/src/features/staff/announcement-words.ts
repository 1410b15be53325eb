import type { AnnouncementAudience } from '@guildhall/domain/moderation'
import { t } from '../../shared/i18n/index.ts'

/** Whom an announcement is for. */
export const audienceLabels: Readonly<Record<AnnouncementAudience, string>> = {
  everybody: t('Everybody'),
  contractors: t('Contractors'),
  employers: t('Employers'),
}
