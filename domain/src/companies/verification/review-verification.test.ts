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
  it('loses what the old address showed, and says so', async () => {
    const { companies, outbox, review } = setUp({ verification: 'domain_verified' }, { email: 'erik@new.example' })
    await review()
    expect(await companies.find(aCompany().uuid)).toMatchObject({ verification: 'unverified' })
    expect(outbox.ofType('company-changed')).toHaveLength(1)
  })

  it('gains what the new address shows', async () => {
    const { companies, review } = setUp({ verification: 'unverified' }, {})
    await review()
    expect(await companies.find(aCompany().uuid)).toMatchObject({ verification: 'domain_verified' })
  })

  it('tells the team also where its verification stays', async () => {
    const { companies, outbox, review } = setUp({ verification: 'domain_verified' }, {})
    await review()
    expect(await companies.find(aCompany().uuid)).toMatchObject({ verification: 'domain_verified' })
    expect(outbox.ofType('company-changed')).toHaveLength(1)
  })
})
