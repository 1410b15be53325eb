import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, PASSWORD, type Person, readVerificationLink } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const registration = {
  first_name: 'Robin',
  last_name: 'Hale',
  user_type: 'employer',
  mobile: '+12125550143',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_terms: true,
  company_name: 'Kestrel Freight',
  company_size: '11-50',
  company_seats: 3,
}
const billing = {
  name: 'Kestrel Freight Inc.',
  vat: '',
  company_regestration_number: 'C4821907',
  email: 'accounts@kestrelfreight.example',
  contact: '+1 512 555 0132',
  address: '',
  street_number: '500',
  route: 'Congress Avenue',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  postal_code: '78701',
}
const NO_TOKEN = 'There was an error creating your billing details. Please try again later.'

describe('the plan of a sign-up', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const start = async (email: string, plan: object) => {
    const { token } = unwrap(await server.api().register({ body: { ...registration, ...plan, email } }))
    return { token, api: server.api(token), login: () => logIn(server, email) }
  }
  const verify = async (email: string) =>
    unwrap(await server.api().verifyEmail({ params: await readVerificationLink(server, email) }))

  it('of a trial needs only e-mail verification', async () => {
    const { login } = await start('trial@kestrel.example', { trial: true })
    expect((await login()).session).toMatchObject({ signingUp: false, signUpStep: 'verify_email' })
    await verify('trial@kestrel.example')
    expect((await login()).session).toMatchObject({ signingUp: false, signUpStep: 'complete' })
  })

  // BILL-1
  it('not yet chosen requires a choice, billing details and payment, with the temporary token', async () => {
    const email = 'open@kestrel.example'
    const { api, login } = await start(email, {})
    expect((await login()).session).toMatchObject({ signingUp: true, signUpStep: 'subscription', billingInfo: null })
    const choice = { employee_count: '1-10', seats: 1, billed_anually: true, include_trial: false }
    expect(unwrap(await api.choosePlan({ body: choice }))).toEqual({
      employeeCount: '1-10',
      seats: 1,
      billedAnually: true,
      includeTrial: null,
      signUpStep: 'billing',
    })
    const { billingInfo } = unwrap(await api.createBillingInfo({ body: billing }))
    expect(billingInfo).toMatchObject({ companyName: billing.name, vatNumber: null, location: { city: 'Austin' } })
    const { session } = await login()
    expect(session).toMatchObject({
      signingUp: true,
      signUpStep: 'payment',
      billingInfo,
      company: { employeeCount: '1-10', seats: 1, billedAnually: true, includeTrial: null },
      search: null,
    })
  })

  it('by invoice starts with billing details, by card with payment', async () => {
    const invoice = await start('invoice@kestrel.example', { trial: false, annual_subscription: true })
    expect((await invoice.login()).session.signUpStep).toBe('billing')
    const product_uuid = unwrap(await server.api().readSignUpOptions()).products[0]?.uuid ?? ''
    const card = await start('card@kestrel.example', { trial: false, product_uuid })
    expect((await card.login()).session).toMatchObject({ signingUp: true, signUpStep: 'payment' })
    await verify('card@kestrel.example')
    expect((await card.login()).session).toMatchObject({ signingUp: true, signUpStep: 'payment' })
    const back = unwrap(await card.api.choosePlan({ body: { include_trial: true } }))
    expect(back).toMatchObject({ signUpStep: 'complete', includeTrial: expect.any(String) })
    expect((await card.login()).session).toMatchObject({ signingUp: false, signUpStep: 'complete' })
  })

  it('has one trial only', async () => {
    const { api } = await start('twice@kestrel.example', { trial: true })
    const first = unwrap(await api.choosePlan({ body: {} })).includeTrial
    expect(unwrap(await api.choosePlan({ body: { include_trial: false } }))).toMatchObject({
      includeTrial: null,
      signUpStep: 'billing',
    })
    expect(unwrap(await api.choosePlan({ body: { include_trial: true } }))).toMatchObject({
      includeTrial: first,
      signUpStep: 'verify_email',
    })
  })

  it('is refused with every error at once', async () => {
    const { api } = await start('wrong@kestrel.example', { trial: false })
    expect(await api.choosePlan({ body: { employee_count: '12', seats: 0 } })).toMatchObject({
      status: 422,
      errors: { employee_count: ['Value is not one of the options'], seats: ['Invalid seat count'] },
    })
    expect(
      await api.createBillingInfo({ body: { ...billing, name: ' ', email: 'x', city: '', vat: '!' } }),
    ).toMatchObject({
      status: 422,
      errors: {
        name: ['Value is required'],
        email: ['Value is not a valid email address'],
        city: ['Value is required'],
        vat: ['Value is not a valid VAT number'],
      },
    })
    expect(await api.updateBillingInfo({ body: billing })).toMatchObject({ status: 404, problem: 'missing' })
    unwrap(await api.createBillingInfo({ body: billing }))
    unwrap(await api.createBillingInfo({ body: billing }))
    expect(await api.createBillingInfo({ body: { ...billing, city: 'Waco' } })).toMatchObject({ status: 409 })
    const { billingInfo } = unwrap(await api.updateBillingInfo({ body: { ...billing, city: 'Waco' } }))
    expect(billingInfo.location.city).toBe('Waco')
  })

  // BILL-3, IDEN-21
  it('rejects the temporary token for other calls and after an hour', async () => {
    const { api } = await start('narrow@kestrel.example', { trial: false })
    for (const result of [await api.readUser(), await api.listBookmarks(), await api.saveCompany({ body: {} })]) {
      expect(result).toMatchObject({ status: 401, message: 'Unauthenticated.' })
    }
    expect(await server.api().createBillingInfo({ body: billing })).toMatchObject({ status: 401, message: NO_TOKEN })
    expect(await server.api('nonsense').createBillingInfo({ body: billing })).toMatchObject({
      status: 401,
      message: 'Unauthenticated.',
    })
    unwrap(await api.choosePlan({ body: {} }))
    await server.advance('PT61M')
    expect(await api.choosePlan({ body: {} })).toMatchObject({ status: 401, message: 'Unauthenticated.' })
  })
})

describe('the plan of a company', () => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer()
    admin = await completeEmployer(server, { email: 'dana@kestrel.example' })
  })
  afterAll(() => server.stop())

  it('never has fewer seats than are in use', async () => {
    const { api } = await addColleague(server, admin, { email: 'recruiter@kestrel.example', role: 'recruiter' })
    expect(await admin.api.choosePlan({ body: { seats: 1 } })).toMatchObject({
      status: 422,
      message: 'Invalid seat count',
    })
    expect(unwrap(await admin.api.choosePlan({ body: { seats: 2 } }))).toMatchObject({
      seats: 2,
      signUpStep: 'complete',
    })
    expect(await api.choosePlan({ body: { seats: 3 } })).toMatchObject({ status: 403, problem: 'forbidden' })
  })

  // BILL-1
  it('shows billing details to permitted roles', async () => {
    unwrap(await admin.api.createBillingInfo({ body: billing }))
    const seenBy = async ({ api }: Person) => unwrap(await api.readUser()).billingInfo
    expect(await seenBy(admin)).toMatchObject({ emailAddress: billing.email })
    const member = (role: 'billing' | 'viewer') =>
      addColleague(server, admin, { email: `${role}@kestrel.example`, role })
    expect(await seenBy(await member('billing'))).toMatchObject({ emailAddress: billing.email })
    expect(await seenBy(await member('viewer'))).toBeNull()
    const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    expect(await contractor.api.createBillingInfo({ body: billing })).toMatchObject({ status: 403 })
  })

  it('cannot be chosen again while paid or with an open invoice', async () => {
    await server.knex('companies').update({ invoicePending: true })
    expect(await admin.api.choosePlan({ body: { seats: 5 } })).toMatchObject({
      status: 409,
      problem: 'invoice-pending',
    })
    await server.knex('companies').update({ invoicePending: false })
    await activatePaidPlan(server, admin)
    expect(await admin.api.choosePlan({ body: { seats: 5 } })).toMatchObject({
      status: 409,
      problem: 'subscription-runs',
    })
    expect(unwrap(await admin.api.readUser()).company?.seats).toBe(2)
  })
})
