import type { AccountRepository } from '../../identity/index.ts'
import { clampPage, err, ok, type Page, type PageRequest, type Result } from '../../shared/index.ts'
import type { AnnouncementAudience } from '../moderation.events.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { ANNOUNCEMENT_AUDIENCES, AUDIENCE_USER_TYPES } from './announcement.ts'
import type { AnnouncementRepository, ListedAnnouncement } from './announcements.port.ts'

/** The announcements, and how many people an audience has now. */
export interface AnnouncementList extends Page<ListedAnnouncement> {
  readonly audiences: Readonly<Record<AnnouncementAudience, number>>
}

export interface ListAnnouncementsDeps {
  readonly accounts: Pick<AccountRepository, 'countActive'>
  readonly announcements: Pick<AnnouncementRepository, 'list'>
}

/** Announcements that were made, the newest first, and who would get one now. Rule: MOD-67. */
export const listAnnouncements =
  ({ accounts, announcements }: ListAnnouncementsDeps) =>
  async ({
    actor,
    page,
  }: {
    readonly actor: OperatorActor
    readonly page: PageRequest
  }): Promise<Result<AnnouncementList, 'forbidden'>> => {
    if (!isAllowed(actor, 'announce')) return err('forbidden')
    const [list, ...counts] = await Promise.all([
      announcements.list(clampPage(page)),
      ...ANNOUNCEMENT_AUDIENCES.map((audience) => accounts.countActive(AUDIENCE_USER_TYPES[audience])),
    ])
    const [everybody = 0, contractors = 0, employers = 0] = counts
    return ok({ ...list, audiences: { everybody, contractors, employers } })
  }
