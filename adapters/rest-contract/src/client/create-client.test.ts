import { describe, expect, it } from 'vitest'
import { createApiClient } from './index.ts'

interface Call {
  readonly url: string
  readonly init: RequestInit
}

const respondWith = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const calls: Call[] = []
  const fetch = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    calls.push({ url: url instanceof Request ? url.url : url.toString(), init })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return Promise.resolve(new Response(status === 204 ? null : text, { status, headers }))
  }
  return { calls, client: createApiClient({ fetch, base: 'https://guildhall.example' }) }
}

describe('the client', () => {
  it('fills the path, the query and the body', async () => {
    const { calls, client } = respondWith(200, {})
    await client.readConversation({ params: { uuid: 'a/b' }, query: { cursor: 'c 1' } })
    await client.logIn({ body: { email: 'a@b.example', password: 'x' } }, { idempotencyKey: 'k1' })
    expect(calls[0]?.url).toBe('https://guildhall.example/v0/conversations/a%2Fb?cursor=c+1')
    expect(calls[1]).toMatchObject({
      url: 'https://guildhall.example/v0/auth/login',
      init: {
        method: 'POST',
        body: '{"email":"a@b.example","password":"x"}',
        credentials: 'same-origin',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'k1' },
      },
    })
  })

  it('sends a file as multipart form data', async () => {
    const { calls, client } = respondWith(200, { profile_image: '/v0/files/a.webp' })
    const answer = await client.setProfileImage({ file: new Blob(['x'], { type: 'image/png' }) })
    expect(answer).toEqual({ ok: true, value: { profile_image: '/v0/files/a.webp' }, status: 200 })
    expect(calls[0]?.init.body).toBeInstanceOf(FormData)
  })

  // API-15
  it('returns a declared problem with its message, fields and details', async () => {
    const { client } = respondWith(409, {
      message: 'Stands.',
      code: 'already-contacted',
      details: { conversationUuid: 'u' },
    })
    const answer = await client.startConversation({
      body: {
        recipient_uuid: 'r',
        offer_content: { description: '', workplaceType: null, opportunityType: null, location: '', startDate: '' },
      },
    })
    expect(answer).toEqual({
      ok: false,
      problem: 'already-contacted',
      status: 409,
      message: 'Stands.',
      errors: {},
      details: { conversationUuid: 'u' },
      retryAfter: null,
    })
  })

  it('returns every invalid field of a form', async () => {
    const { client } = respondWith(422, {
      message: 'Value is required',
      code: 'invalid',
      errors: { email: ['Value is required'] },
    })
    expect(await client.checkEmail({ body: { email: '' } })).toMatchObject({
      problem: 'invalid',
      errors: { email: ['Value is required'] },
    })
  })

  it.each([
    [401, { message: 'Unauthenticated.', code: 'unauthenticated' }, {}, 'unauthenticated', null],
    [429, { message: 'Later.', code: 'too-many-requests' }, { 'retry-after': '12' }, 'too-many-requests', 12],
    [503, { message: 'Away.', code: 'unavailable' }, { 'retry-after': '5' }, 'unavailable', 5],
    [502, '<html>Bad gateway</html>', {}, 'unexpected-answer', null],
  ])('returns %i without throwing', async (status, body, headers, problem, retryAfter) => {
    const { client } = respondWith(status, body, headers)
    expect(await client.readUser()).toMatchObject({ ok: false, status, problem, retryAfter })
  })

  it('returns null for a response without a body', async () => {
    const { client } = respondWith(204, null)
    expect(await client.logOut()).toEqual({ ok: true, value: null, status: 204 })
  })

  // API-15
  it('returns network errors and aborted calls', async () => {
    const client = createApiClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), base: '' })
    const controller = new AbortController()
    controller.abort()
    expect(await client.readUser()).toMatchObject({ ok: false, problem: 'network-error', status: 0 })
    expect(await client.readUser({}, { signal: controller.signal })).toMatchObject({ ok: false, problem: 'aborted' })
  })

  /** A client whose calls get the beginning of a body, and then an error. */
  const cutOff = (error: Error, status = 200) => {
    const body = () =>
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"uuid":')),
        pull: (controller) => controller.error(error),
      })
    return createApiClient({ fetch: async () => new Response(body(), { status }), base: '' })
  }

  // API-15
  it('returns a network error or an aborted call for an answer that is cut off', async () => {
    expect(await cutOff(new TypeError('terminated')).readUser()).toMatchObject({ problem: 'network-error', status: 0 })
    const controller = new AbortController()
    controller.abort()
    const aborted = cutOff(new DOMException('Aborted', 'AbortError'))
    expect(await aborted.readUser({}, { signal: controller.signal })).toMatchObject({ ok: false, problem: 'aborted' })
    expect(await cutOff(new TypeError('terminated'), 503).readUser()).toMatchObject({
      ok: false,
      problem: 'unexpected-answer',
      status: 503,
    })
  })

  // API-15
  it.each(['', '{"uuid":', '<html>Sign in to this network</html>'])(
    'returns an unexpected answer for a success that is not JSON: %s',
    async (body) => {
      const { client } = respondWith(200, body, { 'x-request-id': 'r1' })
      expect(await client.readUser()).toEqual({
        ok: false,
        problem: 'unexpected-answer',
        status: 200,
        message: 'There seems to have been an issue, please try again.',
        errors: {},
        details: {},
        retryAfter: null,
        requestId: 'r1',
      })
    },
  )

  it('translates error messages', async () => {
    const fetch = (): Promise<Response> =>
      Promise.resolve(
        Response.json({ code: 'x', message: 'No', errors: { name: ['Value is required'] } }, { status: 422 }),
      )
    const client = createApiClient({ fetch, base: '', translate: (sentence) => `${sentence}!` })
    const answer = await client.logIn({ body: { email: '', password: '' } })
    expect(answer).toMatchObject({ message: 'No!', errors: { name: ['Value is required!'] } })
  })
})
