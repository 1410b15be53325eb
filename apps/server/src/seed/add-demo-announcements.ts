import { AUDIENCE_USER_TYPES, type AnnouncementForm } from '@guildhall/domain/moderation'
import { addDays } from '@guildhall/domain/shared'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database } from '@guildhall/postgres'
import { DEMO_OPERATOR_EMAIL } from './add-demo-operator.ts'

export interface AddDemoAnnouncementsDeps {
  readonly database: Database
  readonly now: Date
}

/** Announcements with their age in days. They are so old that their readers have put them away. */
const ANNOUNCEMENTS: readonly (readonly [days: number, form: AnnouncementForm])[] = [
  [
    160,
    {
      audience: 'contractors',
      title: 'Say when you are free',
      text: 'Employers find you first if your availability is of this month.\n\nIt takes a minute.',
      link: '/dashboard',
    },
  ],
  [
    121,
    {
      audience: 'employers',
      title: 'A year by transfer',
      text: 'You can pay for a year by invoice now. Your plan says how.',
      link: '/settings/subscription',
    },
  ],
  [
    97,
    {
      audience: 'everybody',
      title: 'Shorter nights',
      text: 'From Monday on we answer your questions until 8 in the evening.',
      link: null,
    },
  ],
]

/** Announcements of the demo's operator, or of a command where there is none. Rule: MOD-67. */
export async function addDemoAnnouncements({ database: { knex }, now }: AddDemoAnnouncementsDeps): Promise<void> {
  const { accounts, announcements, operators } = createRepositories(knex)
  const operator = await operators.findByEmail(DEMO_OPERATOR_EMAIL)
  for (const [days, form] of ANNOUNCEMENTS) {
    const at = addDays(now, -days)
    await announcements.add({
      ...form,
      uuid: createIdGenerator({ now: () => at }).uuid(),
      at,
      operatorUuid: operator?.uuid ?? null,
      recipients: await accounts.countActive(AUDIENCE_USER_TYPES[form.audience]),
    })
  }
}
