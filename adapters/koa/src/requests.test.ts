import { request } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimits } from './requests/rate-limits.ts'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { erik, thandi } from '@guildhall/domain/testing'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const post = (options: { body?: unknown; raw?: string; type?: string }) =>
  app.request('POST', '/v0/email_available', {
    ...(options.body === undefined ? {} : { body: options.body }),
    ...(options.raw === undefined ? {} : { raw: options.raw }),
    ...(options.type === undefined ? {} : { headers: { 'content-type': options.type } }),
  })

describe('bodies', () => {
  it.each([
    ['broken JSON', { raw: '{"email":', type: 'application/json' }, 400, 'unreadable'],
    ['a list', { raw: '[]', type: 'application/json' }, 400, 'unreadable'],
    ['a bare text', { raw: '"x"', type: 'application/json' }, 400, 'unreadable'],
    ['a form', { raw: 'email=a%40b.example', type: 'application/x-www-form-urlencoded' }, 415, 'unsupported-type'],
    ['XML', { raw: '<email/>', type: 'application/xml' }, 415, 'unsupported-type'],
    ['300 kB', { body: { email: 'x'.repeat(300_000) } }, 413, 'too-large'],
  ])('refuses %s with the error body', async (_case, options, status, code) => {
    const answer = await post(options)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'message'])
  })

  // API-16
  it('refuses a compressed body that decompresses to too much', async () => {
    const packed = new Blob([JSON.stringify({ email: 'x'.repeat(2_000_000) })])
      .stream()
      .pipeThrough(new CompressionStream('gzip'))
    const raw = await new Response(packed).arrayBuffer()
    const answer = await app.request('POST', '/v0/email_available', {
      raw,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    })
    expect(answer.status).toBe(413)
  })

  // API-16
  it.each([
    ['gzip', Buffer.from('{"email":"a@b.example"}')],
    ['br', Buffer.from('{"email":"a@b.example"}')],
    ['deflate', Buffer.from('{"email":"a@b.example"}')],
    ['gzip', gzipSync('{"email":"a@b.example"}').subarray(0, 15)],
    ['br', brotliCompressSync('{"email":"a@b.example"}').subarray(0, 15)],
  ])('refuses a body that is not what its encoding says: %s', async (encoding, raw) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const answer = await app.request('POST', '/v0/email_available', { raw: new Uint8Array(raw).buffer, headers })
    expect([answer.status, answer.body['code']]).toEqual([400, 'unreadable'])
  })

  it('treats a missing body as an empty form', async () => {
    const answer = await app.request('POST', '/v0/email_available')
    expect(answer.body).toEqual({
      message: 'Value is required',
      code: 'invalid',
      errors: { email: ['Value is required'] },
    })
  })

  it.each([
    ['__proto__', 400],
    ['constructor', 422],
    ['prototype', 422],
  ])('ignores a field called %s', async (key, status) => {
    const answer = await post({ raw: `{"${key}":{"email":"a@b.example","polluted":true}}`, type: 'application/json' })
    expect([answer.status, ({} as Record<string, unknown>)['polluted']]).toEqual([status, undefined])
  })

  it('refuses objects instead of text', async () => {
    const answer = await post({ body: { email: { $gt: '' } } })
    expect(answer.body).toMatchObject({ errors: { email: ['Value is not a text'] } })
  })
})

describe('uploads', () => {
  const upload = (form: FormData | string, as = thandi) =>
    app.request('POST', '/v0/user/profile-image', {
      as,
      raw: form,
      ...(typeof form === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
    })
  const formWith = (bytes: Uint8Array<ArrayBuffer>, field = 'file') => {
    const form = new FormData()
    form.append(field, new Blob([bytes], { type: 'image/png' }), 'me.png')
    return form
  }

  it('accepts a picture and serves it to signed-in users', async () => {
    const answer = await upload(formWith(new TextEncoder().encode('picture')))
    expect(answer.status).toBe(200)
    const address = String(answer.body['profile_image'])
    const [signedIn, signedOut] = await Promise.all([
      app.request('GET', address, { as: erik }),
      app.request('GET', address),
    ])
    expect([signedIn.status, signedOut.status]).toEqual([200, 401])
    expect(signedIn.headers.get('content-type')).toBe('image/webp')
    expect(signedIn.headers.get('x-content-type-options')).toBe('nosniff')
    expect(signedIn.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  it.each([
    ['an empty file', () => formWith(new Uint8Array()), 422],
    ['no file', () => new FormData(), 422],
    ['a file in another field', () => formWith(new Uint8Array([1]), 'picture'), 422],
    ['what is no picture', () => formWith(new TextEncoder().encode('text')), 422],
    ['more than 5 MB', () => formWith(new Uint8Array(6 * 1024 * 1024)), 413],
    ['JSON', () => '{}', 415],
  ])('refuses %s', async (_case, form, status) => {
    const answer = await upload(form())
    expect(answer.status).toBe(status)
    expect(answer.body['message']).not.toMatch(/formidable|maxFileSize|parser/i)
  })
})

describe('answers', () => {
  // API-11
  it('responds 404 in JSON to an unknown path, and 405 to another method', async () => {
    const [unknown, wrong] = await Promise.all([
      app.request('GET', '/v0/nothing'),
      app.request('DELETE', '/v0/auth/login'),
    ])
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'not-found'])
    expect([wrong.status, wrong.body['code'], wrong.headers.get('allow')]).toEqual([405, 'method-not-allowed', 'POST'])
  })

  it('treats an invalid id as not found', async () => {
    const answer = await app.request('GET', "/v0/user_details/1'--", { as: erik })
    expect([answer.status, answer.body['message']]).toEqual([404, 'There was an error getting the user details'])
  })

  // API-10, API-14
  it('responds 503 with Retry-After while a dependency is unavailable, and 500 without details', async () => {
    const failing = await startTestApp({}, ({ useCases }) => ({
      useCases: {
        ...useCases,
        isEmailAvailable: () => Promise.reject(new DependencyUnavailable('postgres')),
        logIn: () => Promise.reject(new Error('select * from accounts at /srv/app.ts:1')),
      },
    }))
    const away = await failing.request('POST', '/v0/email_available', { body: { email: 'a@b.example' } })
    const broken = await failing.request('POST', '/v0/auth/login', { body: { email: 'a@b.example', password: 'x' } })
    await failing.stop()
    expect([away.status, away.body['code'], away.headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    expect([broken.status, broken.text]).toEqual([
      500,
      '{"message":"There seems to have been an issue, please try again.","code":"internal-error"}',
    ])
    expect(failing.logged).toEqual([
      { level: 'warn', message: 'A dependency is unavailable' },
      { level: 'error', message: 'A request failed' },
    ])
  })

  // API-13
  it('responds 429 with Retry-After to a loop, per address and account', async () => {
    const limited = await startTestApp({}, () => ({ rateLimits: createRateLimits({ 'sign-in': 2 }) }))
    const ask = () => limited.request('POST', '/v0/email_available', { body: { email: 'a@b.example' } })
    const statuses = [(await ask()).status, (await ask()).status]
    const last = await ask()
    await limited.stop()
    expect([...statuses, last.status, last.body['code']]).toEqual([200, 200, 429, 'too-many-requests'])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  // UI-31
  it('sets a request id and a strict content security policy', async () => {
    const { headers } = await app.request('GET', '/v0/signup_options')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'self';script-src 'self';script-src-attr 'none'",
    )
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
    expect(headers.get('x-powered-by')).toBeNull()
  })

  // API-4
  it('serves the contract as a document and as a page', async () => {
    const [document, page] = await Promise.all([app.request('GET', '/v0/openapi.json'), app.request('GET', '/v0/docs')])
    expect(document.body).toMatchObject({ openapi: '3.1.0' })
    expect(page.text).toContain('POST /v0/conversations')
    expect(page.text).not.toContain('<script')
  })

  // API-21
  it('redirects a browser with a verification link to the page, and responds to a client', async () => {
    const link = '/v0/auth/email/verify/01900000-0000-7000-8000-000000000001/some.hash'
    const browser = await app.request('GET', link, { headers: { accept: 'text/html,*/*;q=0.8' } })
    const client = await app.request('GET', link)
    expect([browser.status, browser.headers.get('location')]).toEqual([
      302,
      '/verify-email?uuid=01900000-0000-7000-8000-000000000001&hash=some.hash',
    ])
    expect([client.status, client.body['message']]).toEqual([403, 'Invalid signature.'])
  })

  // API-8
  it('lets any page call the search routes with a key', async () => {
    const response = await app.request('OPTIONS', '/1/indexes/users/query', {
      headers: { origin: 'https://other.example' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const elsewhere = await app.request('OPTIONS', '/v0/user', { headers: { origin: 'https://other.example' } })
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('survives a client that disconnects', async () => {
    const url = new URL('/v0/email_available', app.base)
    await new Promise<void>((resolve) => {
      const going = request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 50 },
      })
      going.on('error', () => resolve())
      going.write('{"email":', () => going.destroy())
      going.on('close', () => resolve())
    })
    expect((await app.request('GET', '/v0/signup_options')).status).toBe(200)
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})
