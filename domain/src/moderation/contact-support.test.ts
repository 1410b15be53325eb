import { describe, expect, it } from 'vitest'
import { anEmployerActor, fakeClock, fakeIds, fakeOutbox, fakeUnitOfWork, TEST_NOW } from '../../testing/index.ts'
import { contactSupport, type ContactSupportCommand, HELP_MESSAGE_MAX_LENGTH } from './contact-support.ts'

const actor = anEmployerActor()

const setUp = () => {
  const outbox = fakeOutbox()
  const deps = {
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
    supportEmail: 'help@hire.example',
    unitOfWork: fakeUnitOfWork({ outbox }),
  }
  const ask = (changes: Partial<ContactSupportCommand> = {}) =>
    contactSupport(deps)({ actor, message: ' Where is my invoice? ', page: null, reference: null, ...changes })
  return { ask, outbox }
}

describe('contacting support', () => {
  // MOD-4
  it('sends the question to the operators with the page and the reference', async () => {
    const { ask, outbox } = setUp()
    expect((await ask({ page: '/settings/billing', reference: 'req-1\nBcc: x' })).ok).toBe(true)
    expect(outbox.ofType('help-asked')).toMatchObject([
      {
        accountUuid: actor.accountUuid,
        to: 'help@hire.example',
        message: 'Where is my invoice?',
        page: '/settings/billing',
        reference: 'req-1 Bcc: x',
      },
    ])
  })

  it('needs a message of limited length', async () => {
    const { ask, outbox } = setUp()
    for (const message of ['', ' \n ', 'a'.repeat(HELP_MESSAGE_MAX_LENGTH + 1)]) {
      expect(await ask({ message })).toMatchObject({ ok: false, problem: 'invalid' })
    }
    expect(outbox.ofType('help-asked')).toEqual([])
  })
})
