import type { Page, PageRequest } from '../../shared/index.ts'
import type { Announcement } from './announcement.ts'

/** An announcement with the name of who made it. */
export interface ListedAnnouncement extends Announcement {
  /** Null for the command. */
  readonly operatorName: string | null
}

/** The announcements that were made. Rule: MOD-67. */
export interface AnnouncementRepository {
  /** False if one with this uuid is known already; then nothing is changed. */
  add(announcement: Announcement): Promise<boolean>
  /** The newest first. */
  list(page: PageRequest): Promise<Page<ListedAnnouncement>>
}
