import { describe, expect, it } from 'vitest'
import { fakeAuditLog, fakeClock, fakeIds, fakeOutbox, fakeUnitOfWork, TEST_NOW } from '../../testing/index.ts'
import { announce } from './announce.ts'

const setUp = () => {
  const audit = fakeAuditLog()
  const outbox = fakeOutbox()
  const deps = { clock: fakeClock(TEST_NOW), ids: fakeIds(), unitOfWork: fakeUnitOfWork({ audit, outbox }) }
  return { audit, outbox, announceIt: announce(deps) }
}
const announcement = { audience: 'employers', title: 'Shorter nights', text: 'We close at 8.', link: null } as const

describe('an announcement', () => {
  // NOTE-26, MOD-7
  it('is one event, and is written down', async () => {
    const { announceIt, audit, outbox } = setUp()
    expect(await announceIt({ ...announcement, title: ' Shorter\nnights ', link: '/settings/account' })).toMatchObject({
      ok: true,
    })
    expect(outbox.ofType('announcement-made')).toMatchObject([
      { audience: 'employers', title: 'Shorter nights', text: 'We close at 8.', link: '/settings/account' },
    ])
    expect(audit.entries()).toMatchObject([{ action: 'announcement-made', actorUuid: null, companyUuid: null }])
  })

  // NOTE-26
  it.each([
    ['without a title', { title: ' ' }, 'title'],
    ['with a title that is too long', { title: 'x'.repeat(101) }, 'title'],
    ['without a text', { text: '' }, 'text'],
    ['with a text that is too long', { text: 'x'.repeat(2_001) }, 'text'],
    ['with an address elsewhere', { link: 'https://elsewhere.example' }, 'link'],
    ['with the address of another host', { link: '//elsewhere.example' }, 'link'],
    ['with a path that browsers read as another host', { link: '/\\elsewhere.example' }, 'link'],
  ])('is refused %s, and changes nothing', async (_, changes, field) => {
    const { announceIt, audit, outbox } = setUp()
    const refused = await announceIt({ ...announcement, ...changes })
    expect(refused).toMatchObject({ ok: false, problem: 'invalid', details: { [field]: [expect.any(String)] } })
    expect([outbox.events, audit.entries()]).toEqual([[], []])
  })
})
