import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useAnnouncementDraft, useAnnouncements } from '../api/use-announcements.ts'
import { StaffAnnouncementsPage } from './StaffAnnouncementsPage.tsx'

/** Announcements of operators. Rule: MOD-67. */
export const StaffAnnouncementsRoute = () => {
  usePageTitle(t('Announcements'))
  return <StaffAnnouncementsPage announcements={useAnnouncements()} draft={useAnnouncementDraft()} />
}
