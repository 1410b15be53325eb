import { describe, expect, it } from 'vitest'
import {
  aCompany,
  aMember,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
} from '../../../testing/index.ts'
import { reviewVerification } from './review-verification.ts'

const setUp = (before: Parameters<typeof aCompany>[0], admin: Parameters<typeof aMember>[0]) => {
  const companies = fakeCompanies([aCompany(before)], [aMember(admin)])
  const outbox = fakeOutbox()
  const deps = { clock: fakeClock(), companyDirectory: companies, ids: fakeIds() }
  const review = reviewVerification({ ...deps, unitOfWork: fakeUnitOfWork({ companies, outbox }) })
  return { companies, outbox, review: () => review({ accountUuid: aMember().uuid }) }
}

describe('a company whose admin has another address', () => {
  it('loses the verification by the old address, with an event', async () => {
    const { companies, outbox, review } = setUp({ verification: 'domain_verified' }, { email: 'erik@new.example' })
    await review()
    expect(await companies.find(aCompany().uuid)).toMatchObject({ verification: 'unverified' })
    expect(outbox.ofType('company-changed')).toHaveLength(1)
  })

  it('is verified by the new address', async () => {
    const { companies, review } = setUp({ verification: 'unverified' }, {})
    await review()
    expect(await companies.find(aCompany().uuid)).toMatchObject({ verification: 'domain_verified' })
  })

  it('emits an event also if its verification is unchanged', async () => {
    const { companies, outbox, review } = setUp({ verification: 'domain_verified' }, {})
    await review()
    expect(await companies.find(aCompany().uuid)).toMatchObject({ verification: 'domain_verified' })
    expect(outbox.ofType('company-changed')).toHaveLength(1)
  })
})
