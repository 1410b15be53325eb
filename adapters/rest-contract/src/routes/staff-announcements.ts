import { NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery } from '../wire/fields.ts'
import { announcementForm, announcementList } from '../wire/staff-announcements.ts'
import { passwordRequired } from './shared-problems.ts'

const words = {
  audience: 'employers' as const,
  title: 'Shorter nights',
  text: 'From Monday on we answer until 8.',
  link: '/settings/account',
}
const uuid = '01900000-0000-7000-8000-0000000000f5'
const announcers = { access: 'operator', operatorRight: 'announce' } as const

/** Announcements of operators. Rule: MOD-67. */
export const staffAnnouncementRoutes = {
  listAnnouncements: route({
    ...routeIndex.listAnnouncements,
    ...announcers,
    summary: 'Announcements that were made, the newest first, and who would get one now',
    query: pageQuery,
    success: { status: 200, body: announcementList },
    problems: {},
    examples: {
      reply: {
        announcements: [{ ...words, uuid, at: NOW, operatorName: 'Olga Petrova', recipients: 40 }],
        audiences: { everybody: 2_044, contractors: 2_004, employers: 40 },
        next_cursor: null,
      },
    },
  }),
  makeAnnouncement: route({
    ...routeIndex.makeAnnouncement,
    ...announcers,
    summary: 'Announce something to everybody, contractors or employers, in their inbox; it cannot be taken back',
    body: announcementForm,
    success: { status: 204 },
    problems: { ...passwordRequired },
    examples: { body: { ...words, uuid } },
  }),
}
