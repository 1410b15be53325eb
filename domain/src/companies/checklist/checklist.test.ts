import { describe, expect, it } from 'vitest'
import { fakeChecklists, fakeClock, hiringFixture, rita, TEST_NOW } from '../../../testing/index.ts'
import type { Actor } from '../../identity/index.ts'
import { buildChecklist } from './checklist.ts'
import { dismissChecklist, readChecklist } from './read-checklist.ts'

const done = { searched: true, saved: false, contacted: true, invited: false }
const [company] = hiringFixture.companies

describe('the checklist', () => {
  const view = { account: rita, company: { image: '/i.webp', website: null }, role: 'admin', facts: done } as const
  // ONB-25
  it('is built from facts', () => {
    const account = { emailVerifiedAt: TEST_NOW, signUpStep: 'complete', profileImage: null } as const
    expect(buildChecklist({ ...view, account })).toEqual([
      { step: 'email', done: true },
      { step: 'account', done: false },
      { step: 'company', done: false },
      { step: 'search', done: true },
      { step: 'keep', done: false },
      { step: 'request', done: true },
      { step: 'invite', done: false },
    ])
  })

  // ONB-25
  it.each([
    ['recruiter', ['email', 'account', 'search', 'keep', 'request']],
    ['viewer', ['email', 'account', 'search', 'keep']],
    ['billing', ['email', 'account']],
  ] as const)('ask a %s for what the role can do alone', (role, steps) => {
    expect(buildChecklist({ ...view, role }).map(({ step }) => step)).toEqual(steps)
  })

  // ONB-26
  it('is dismissed and restored, and exists only for members of a company', async () => {
    const deps = {
      accounts: { find: async () => rita },
      checklists: fakeChecklists(done),
      clock: fakeClock(TEST_NOW),
      companyDirectory: { find: async () => company ?? null },
    }
    const actor: Actor = {
      accountUuid: rita.uuid,
      userType: 'employer',
      verified: true,
      companyUuid: company?.uuid ?? null,
      role: 'admin',
    }
    expect(await readChecklist(deps)({ actor })).toMatchObject({ ok: true, value: { dismissed: false } })
    const put = dismissChecklist(deps)
    expect(await put({ actor, dismissed: true })).toMatchObject({ ok: true, value: { dismissed: true } })
    expect(await put({ actor, dismissed: false })).toMatchObject({ ok: true, value: { dismissed: false } })
    const nobodys = { ...actor, companyUuid: null }
    expect(await readChecklist(deps)({ actor: nobodys })).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await put({ actor: nobodys, dismissed: true })).toMatchObject({ ok: false, problem: 'forbidden' })
  })
})
