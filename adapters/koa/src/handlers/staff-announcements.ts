import type { ListedAnnouncement } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toAnnouncementWire = ({ at, operatorUuid: _operator, ...announcement }: ListedAnnouncement) => ({
  ...announcement,
  at: at.toISOString(),
})

/** Announcements of operators. Rule: MOD-67. */
export const staffAnnouncementHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'listAnnouncements' | 'makeAnnouncement'> => ({
  listAnnouncements: async ({ actor, query }) => {
    const listed = await useCases.listAnnouncements({ actor, page: toPageRequest(query) })
    if (!listed.ok) return listed
    const { audiences, items, nextCursor } = listed.value
    return ok({ announcements: items.map(toAnnouncementWire), audiences, next_cursor: nextCursor })
  },
  makeAnnouncement: ({ actor, body: { link = null, ...body } }) => useCases.makeAnnouncement({ ...body, actor, link }),
})
