import { referToName } from '@guildhall/domain/identity'
import {
  aConversation,
  aMessage,
  aNotificationEvent,
  hiringFixture,
  rita,
  TEST_NOW,
  thandi,
} from '@guildhall/domain/testing'
import { migrations } from '@guildhall/migrations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../testing/index.ts'
import { createRepositories } from './repositories/index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.close())

// PRIV-18
it('The migration of names replaces those that were stored before', async () => {
  const { knex } = database
  await resetToFixture(knex, hiringFixture)
  const { conversations, notifications } = createRepositories(knex)
  await conversations.add(aConversation({ status: 'active' }))
  const texts = [
    ['request-accepted', 'Old Name is interested'],
    ['request-declined', 'Old Name declined: The rate is too low'],
    ['request-expired', 'Old Name did not answer your request in time'],
    ['contact-shared', 'Old Name shared their contact details with you'],
    ['new-message', 'New message from Old Name'],
    ['member-left', 'Old Name has left; their conversations are yours now'],
  ] as const
  for (const [index, [type, text]] of texts.entries()) {
    const notification = {
      uuid: `01900000-0000-7000-8000-00000000070${index}`,
      accountUuid: rita.uuid,
      key: type,
      type,
      text,
      conversationUuid: type === 'member-left' ? null : aConversation().uuid,
      readAt: null,
      createdAt: TEST_NOW,
    }
    await notifications.add(notification, aNotificationEvent(type))
  }
  for (const [index, body] of [
    'Old Name is deleting their account, so this request has ended.',
    'Dana Hale has taken over this conversation from Old Name.',
    'Contact details were shared.',
  ].entries()) {
    const uuid = `01900000-0000-7000-8000-00000000080${index}`
    await conversations.addMessage(aMessage({ uuid, kind: 'system', senderUuid: null, body }))
  }
  await migrations.find(({ name }) => name === '092-names-in-stored-texts')?.up(knex)
  const stored = await knex<{ text: string }>('notifications').orderBy('uuid').pluck('text')
  const name = referToName(thandi.uuid)
  expect(stored).toEqual([
    `${name} is interested`,
    `${name} declined: The rate is too low`,
    `${name} did not answer your request in time`,
    `${name} shared their contact details with you`,
    `New message from ${name}`,
    'A member has left; their conversations are yours now',
  ])
  expect(await knex('messages').orderBy('uuid').pluck('body')).toEqual([
    'An account is being deleted, so this request has ended.',
    'A colleague has taken over this conversation.',
    'Contact details were shared.',
  ])
})
