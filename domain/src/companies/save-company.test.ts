import { describe, expect, it } from 'vitest'
import {
  aCompany,
  aContractorActor,
  aMember,
  anEmployerActor,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeOutbox,
  fakePhoneNumbers,
  fakeUnitOfWork,
} from '../../testing/index.ts'
import { saveCompanyDetails } from './save-company-details.ts'

const actor = anEmployerActor()

const setUp = () => {
  const repositories = {
    audit: fakeAuditLog(),
    companies: fakeCompanies([aCompany()], [aMember({ verified: false })]),
    outbox: fakeOutbox(),
  }
  const deps = {
    clock: fakeClock(),
    ids: fakeIds(),
    phoneNumbers: fakePhoneNumbers(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  return { ...repositories, deps, stored: () => repositories.companies.find(aCompany().uuid) }
}

describe("saving the company's details", () => {
  // COMP-1
  it('changes only the submitted fields and emits an event', async () => {
    const { deps, outbox, stored } = setUp()
    const saved = await saveCompanyDetails(deps)({
      actor,
      details: { website: 'www.Harbour.example', mobile: '415 555 0132' },
    })
    expect(saved.ok).toBe(true)
    expect(await stored()).toEqual(aCompany({ website: 'https://www.harbour.example', mobile: '+14155550132' }))
    expect(outbox.ofType('company-changed')).toMatchObject([{ companyUuid: aCompany().uuid }])
  })

  // MOD-7
  it('is audited with the changed fields; saving the same values is not', async () => {
    const { audit, deps } = setUp()
    await saveCompanyDetails(deps)({ actor, details: { name: 'Harbour & Co', email: 'office@harbourworks.example' } })
    await saveCompanyDetails(deps)({ actor, details: { name: 'Harbour & Co' } })
    expect(audit.entries()).toMatchObject([
      { action: 'company-saved', actorUuid: actor.accountUuid, details: { fields: ['name'] } },
    ])
  })

  // COMP-17
  it('is refused to an admin who has just been removed, or has another role', async () => {
    const { companies, deps, stored } = setUp()
    const refused = { ok: false, problem: 'forbidden' }
    await companies.setRole(actor.accountUuid, 'recruiter')
    expect(await saveCompanyDetails(deps)({ actor, details: { name: 'Other' } })).toEqual(refused)
    await companies.removeMember(actor.accountUuid)
    expect(await saveCompanyDetails(deps)({ actor, details: { name: 'Other' } })).toEqual(refused)
    expect(await stored()).toEqual(aCompany())
  })

  // COMP-1
  it('removes an e-mail and a mobile, but not the name', async () => {
    const { deps, stored } = setUp()
    await saveCompanyDetails(deps)({ actor, details: { email: '', mobile: null } })
    expect(await stored()).toMatchObject({ email: null, mobile: null })
    expect(await saveCompanyDetails(deps)({ actor, details: { name: ' ' } })).toMatchObject({
      details: { name: ['Value is required'] },
    })
  })

  it('returns all errors at once and changes nothing', async () => {
    const { deps, stored } = setUp()
    const details = { name: '', website: 'no site', email: 'nobody', mobile: '12' }
    expect(await saveCompanyDetails(deps)({ actor, details })).toEqual({
      ok: false,
      problem: 'invalid',
      details: {
        name: ['Value is required'],
        website: ['Value is not a valid website address'],
        email: ['Value is not a valid email address'],
        mobile: ['Value is not a valid mobile number'],
      },
    })
    expect(await stored()).toEqual(aCompany())
  })

  it.each([anEmployerActor({ role: 'recruiter' }), anEmployerActor({ role: null }), aContractorActor()])(
    'is refused to %j',
    async (other) => {
      const { deps } = setUp()
      expect(await saveCompanyDetails(deps)({ actor: other, details: {} })).toEqual({ ok: false, problem: 'forbidden' })
    },
  )
})
