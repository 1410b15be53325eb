import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anEmployer,
  anEmployerActor,
  fakeAccounts,
  fakeClock,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
} from '../../testing/index.ts'
import { saveEmployerDetails } from './save-employer-details.ts'

const setUp = () => {
  const repositories = { accounts: fakeAccounts(anEmployer()), outbox: fakeOutbox() }
  const deps = { clock: fakeClock(), ids: fakeIds(), unitOfWork: fakeUnitOfWork(repositories) }
  return { ...repositories, save: saveEmployerDetails(deps) }
}

describe("an employer's own name", () => {
  // IDEN-7
  it('changes, with an event for the company', async () => {
    const { accounts, outbox, save } = setUp()
    await save({ actor: anEmployerActor({ role: 'viewer' }), details: { firstName: ' Ragnar ' } })
    expect(await accounts.find(anEmployer().uuid)).toMatchObject({ firstName: 'Ragnar', lastName: 'Larsen' })
    expect(outbox.ofType('company-changed')).toMatchObject([{ companyUuid: anEmployer().companyUuid }])
  })

  // IDEN-7
  it('is required, and refused to contractors', async () => {
    const { save } = setUp()
    expect(await save({ actor: anEmployerActor(), details: { lastName: ' ' } })).toMatchObject({
      problem: 'invalid',
      details: { lastName: ['Value is required'] },
    })
    expect(await save({ actor: aContractorActor(), details: {} })).toEqual({ ok: false, problem: 'forbidden' })
  })
})
