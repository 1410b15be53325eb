import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { digestDatabase } from './support/digest-database.ts'
import { bearerHeader } from './support/every-route.ts'
import {
  invalidWorkEntries,
  textOfLength,
  invalidOffers,
  invalidProfiles,
  REQUIRED,
  invalidSignUps,
  invalidStudies,
} from './support/invalid-forms.ts'
import { offer, openConversation } from './support/offer.ts'
import { logIn, PASSWORD, type Person } from './support/people.ts'
import { picture } from './support/picture.ts'
import { expectRefusal } from './support/refusal.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('invalid forms', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversation: string
  let before: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
    conversation = await openConversation(employer, contractor)
    await server.settle()
    before = await digestDatabase(server)
  })
  afterAll(() => server.stop())

  const send = (path: string, person: Person | null, body: unknown, method = 'POST') =>
    expectRefusal(server, path, {
      method,
      headers: { 'content-type': 'application/json', ...(person === null ? {} : bearerHeader(person.token)) },
      body: JSON.stringify(body),
    })
  /** The errors of a refused form; the message is always one of them. */
  const errorsOf = async (...sent: Parameters<typeof send>) => {
    const { code, errors = {}, message, status } = await send(...sent)
    return { status, code, errors, hasItsWords: Object.values(errors).flat().includes(message) }
  }
  const invalid = (errors: object) => ({ status: 422, code: 'invalid', errors, hasItsWords: true })

  // API-12
  it.each(invalidSignUps)('a sign-up with %s', async (_case, body, errors) => {
    expect(await errorsOf('/v0/auth/register', null, body)).toEqual(invalid(errors))
  })

  // CONV-26, CONV-30
  it.each(invalidOffers)('an offer with %s', async (_case, offer_content, errors) => {
    expect(await errorsOf('/v0/conversations', employer, { recipient_uuid: contractor.uuid, offer_content })).toEqual(
      invalid(errors),
    )
  })

  it('an offer without a recipient reports that with the offer’s own errors', async () => {
    const errors = (await send('/v0/conversations', employer, { offer_content: { ...offer, rate: 0 } })).errors
    expect(errors).toEqual({ recipient_uuid: [REQUIRED], rate: ['Min value of 1'] })
  })

  it('an offer with a foreign document', async () => {
    const body = { recipient_uuid: contractor.uuid, offer_content: offer, doc: 'https://evil.example/a.pdf' }
    expect((await send('/v0/conversations', employer, body)).status).toBe(422)
  })

  it.each(invalidProfiles)('a profile with %s', async (_case, body, errors) => {
    expect(await errorsOf('/v0/user', contractor, body)).toEqual(invalid(errors))
  })

  it.each(invalidWorkEntries)('a work entry with %s', async (_case, body, errors) => {
    expect(await errorsOf('/v0/user/work-experiences/new', contractor, body)).toEqual(invalid(errors))
  })

  it.each(invalidStudies)('a qualification with %s', async (_case, body, errors) => {
    expect(await errorsOf('/v0/user/qualifications', contractor, body)).toEqual(invalid(errors))
    expect(await errorsOf('/v0/user/qualifications/new', contractor, body)).toEqual(invalid(errors))
  })

  it.each(['industries', 'languages'])('%s that is not in the list', async (list) => {
    const body = { list_items: 'Alchemy,Witchcraft' }
    expect(await errorsOf(`/v0/user/${list}`, contractor, body)).toEqual(
      invalid({
        list_items: ['Alchemy is not one of the options', 'Witchcraft is not one of the options'],
      }),
    )
  })

  it('a company without a name and with an invalid address', async () => {
    for (const website of ['javascript:alert(1)', 'http://user@host.example', '127.0.0.1', 'nowhere']) {
      const body = { name: ' ', website, email: 'office', mobile: 'none' }
      expect(await errorsOf('/v0/company', employer, body)).toEqual(
        invalid({
          name: [REQUIRED],
          website: ['Value is not a valid website address'],
          email: ['Value is not a valid email address'],
          mobile: ['Value is not a valid mobile number'],
        }),
      )
    }
  })

  it('an empty message and one that is too long', async () => {
    for (const [message, text] of [
      ['  \n ', REQUIRED],
      [textOfLength(4001), 'The maximum length allowed is 4000'],
    ] as const) {
      expect(await errorsOf('/v0/messages', employer, { conversation_uuid: conversation, message })).toEqual(
        invalid({
          message: [text],
        }),
      )
    }
    expect(await send('/v0/messages', employer, { conversation_uuid: 'x', message: 'Hi' })).toMatchObject({
      status: 404,
      message: 'There seems to have been an error, please try again.',
    })
  })

  it('an unparsable search', async () => {
    const refusal = await send('/v0/search_history', employer, { results: 'nobody', search_parameters: '{' })
    expect(Object.keys(refusal.errors ?? {}).toSorted()).toEqual(['results', 'search_parameters'])
  })

  it.each(['/v0/user/profile-image', '/v0/company_image'])('invalid pictures: %s', async (path) => {
    const upload = (file: Blob | null, field = 'file') => {
      const form = new FormData()
      if (file !== null) form.set(field, file, 'picture.png')
      return expectRefusal(server, path, { method: 'POST', headers: bearerHeader(employer.token), body: form })
    }
    const unreadable = { status: 422, errors: { file: ['There was an error processing the file. Please try again.'] } }
    expect(await upload(null)).toMatchObject({ status: 422 })
    expect(await upload(new Blob([]))).toMatchObject(unreadable)
    expect(await upload(picture(), 'attachment')).toMatchObject(unreadable)
    const small = 'Please choose a picture of at least 200 by 200 pixels'
    for (const file of [picture(199), new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })]) {
      expect(await upload(file)).toMatchObject({ status: 422, errors: { file: [small] } })
    }
    const huge = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' })
    expect(await upload(huge)).toMatchObject({ status: 413, code: 'too-large' })
  })

  // IDEN-10
  it('a failed login reveals nothing, and is locked after five', async () => {
    const wrong = { email: 'thandeka@example.com', password: 'not this one' }
    const unknown = { email: 'nobody@example.com', password: 'not this one' }
    const refusal = await send('/v0/auth/login', null, unknown)
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await send('/v0/auth/login', null, wrong)).toEqual(refusal)
    const locked = await server.request('/v0/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wrong, password: PASSWORD }),
    })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await logIn(server, employer.email)).uuid).toBe(employer.uuid)
  })

  // IDEN-25
  it('an invalid or expired verification link', async () => {
    const forged = await expectRefusal(server, `/v0/auth/email/verify/${contractor.uuid}/forged`, {
      headers: { accept: 'application/json' },
    })
    expect(forged).toMatchObject({ status: 403, message: 'Invalid signature.' })
  })

  it('nothing was changed', async () => {
    await server.settle()
    expect(await digestDatabase(server)).toEqual(before)
  })
})
