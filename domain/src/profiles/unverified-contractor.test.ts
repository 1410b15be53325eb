import { expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  aProfile,
  fakeAccounts,
  fakeClock,
  fakeFiles,
  fakeIds,
  fakeOutbox,
  fakeProfiles,
  fakeUnitOfWork,
  fakeVetting,
  noLists,
} from '../../testing/index.ts'
import { saveContractorDetails } from './save-contractor-details.ts'

// IDEN-27
it('a contractor whose address is not verified saves the name alone', async () => {
  const stores = {
    accounts: fakeAccounts(anAccount()),
    files: fakeFiles(),
    outbox: fakeOutbox(),
    profiles: fakeProfiles(aProfile()),
    ...fakeVetting(),
  }
  const save = saveContractorDetails({
    clock: fakeClock(),
    files: stores.files,
    ids: fakeIds(),
    listSource: noLists,
    places: { locate: () => Promise.resolve(null) },
    unitOfWork: fakeUnitOfWork(stores),
    vettingMode: 'auto',
  })
  const actor = { ...aContractorActor(), verified: false }
  for (const details of [{ jobTitle: 'Architect' }, { firstName: 'Thandeka', rate: null }]) {
    expect(await save({ actor, details })).toEqual({ ok: false, problem: 'not-verified' })
  }
  expect(await stores.profiles.find(actor.accountUuid)).toEqual(aProfile())
  expect(await save({ actor, details: { firstName: 'Thandeka' } })).toMatchObject({ ok: true })
  expect(await stores.accounts.find(actor.accountUuid)).toMatchObject({ firstName: 'Thandeka' })
})
