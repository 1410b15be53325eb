import { expect, it } from 'vitest'
import {
  DependencyUnavailable,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  type IdempotencyKeys,
  type StoredResponse,
} from '@guildhall/domain/shared'
import { routes, takesIdempotencyKey } from '@guildhall/rest-contract'
import { erik, thandi } from '@guildhall/domain/testing'
import { startTestApp } from '../../testing/start-test-app.ts'

it('runs again under the same key after an internal failure', async () => {
  let calls = 0
  const app = await startTestApp({}, ({ useCases }) => ({
    useCases: {
      ...useCases,
      saveProfileList: (command) => {
        calls += 1
        if (calls === 1) throw new Error('A broken machine')
        return useCases.saveProfileList(command)
      },
    },
  }))
  const save = () =>
    app.request('POST', '/v0/user/skills', {
      as: thandi,
      body: { list_items: 'dbt' },
      headers: { 'idempotency-key': 'skills' },
    })
  expect((await save()).status).toBe(500)
  const done = await save()
  expect(done.status).toBeLessThan(300)
  const repeated = await save()
  expect([repeated.status, repeated.text]).toEqual([done.status, done.text])
  expect(calls).toBe(2)
  await app.stop()
})

it('serves calls while keys cannot be written', async () => {
  const app = await startTestApp({}, ({ idempotencyKeys }) => ({
    idempotencyKeys: {
      ...idempotencyKeys,
      saveResponse: () => Promise.reject(new DependencyUnavailable('postgres')),
    },
  }))
  const answer = await app.request('POST', '/v0/user/skills', {
    as: thandi,
    body: { list_items: 'dbt' },
    headers: { 'idempotency-key': 'skills' },
  })
  expect(answer.status).toBeLessThan(300)
  await app.stop()
})

// BASE-19
it('does not store a response that is shown only once', () => {
  expect(takesIdempotencyKey(routes.sendMessage)).toBe(true)
  for (const route of [
    routes.startTwoFactor,
    routes.confirmTwoFactor,
    routes.regenerateRecoveryCodes,
    routes.readUser,
  ]) {
    expect(takesIdempotencyKey(route)).toBe(false)
  }
})

const saveSkills = (key: string, skills = 'dbt') => ({
  as: thandi,
  body: { list_items: skills },
  headers: { 'idempotency-key': key },
})

/** Makes a call with a key, with some of the store's methods replaced. */
const answerWith = async (keys: Partial<IdempotencyKeys>, key = 'skills') => {
  const app = await startTestApp({}, ({ idempotencyKeys }) => ({ idempotencyKeys: { ...idempotencyKeys, ...keys } }))
  const answer = await app.request('POST', '/v0/user/skills', saveSkills(key))
  await app.stop()
  return answer
}

// BASE-16
it('asks to wait while the first request with a key is running, and refuses another one with it', async () => {
  const running = await answerWith({ claim: async () => ({ state: 'running' }) })
  expect([running.status, running.body['code'], running.headers.get('retry-after')]).toEqual([
    409,
    'still-running',
    '1',
  ])
  const reused = await answerWith({ claim: async () => ({ state: 'reused' }) })
  expect([reused.status, reused.body['code']]).toEqual([422, 'idempotency-key-reused'])
})

// BASE-16
it('answers a repeated request with what was stored, with a body or without', async () => {
  const claim = (answer: StoredResponse): Partial<IdempotencyKeys> => ({
    claim: async () => ({ state: 'answered', answer }),
  })
  const whole = await answerWith(claim({ status: 200, body: '{"a":1}' }))
  expect([whole.status, whole.text, whole.headers.get('idempotency-replayed')]).toEqual([200, '{"a":1}', 'true'])
  expect(whole.headers.get('content-type')).toMatch(/^application\/json/)
  const empty = await answerWith(claim({ status: 204, body: null }))
  expect([empty.status, empty.text, empty.headers.get('content-type')]).toEqual([204, '', null])
})

it('takes keys up to the greatest length', async () => {
  expect((await answerWith({}, 'k'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH))).status).toBeLessThan(300)
  const longer = await answerWith({}, 'k'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1))
  expect([longer.status, Object.keys(longer.body['errors'] as object)]).toEqual([422, ['Idempotency-Key']])
})

it('fails when a key cannot be written for any other reason than an outage', async () => {
  expect((await answerWith({ saveResponse: () => Promise.reject(new Error('A broken store')) })).status).toBe(500)
})

// BASE-16
it('keeps the answers with their bodies, gives back the key of a refused call, and of none that succeeded', async () => {
  const kept: unknown[] = []
  const released: string[] = []
  const app = await startTestApp({}, ({ idempotencyKeys }) => ({
    idempotencyKeys: {
      ...idempotencyKeys,
      saveResponse: async ({ key }, { body, status }) => void kept.push([key, status, body === null]),
      release: async ({ key }) => void released.push(key),
    },
  }))
  await app.request('POST', '/v0/user/skills', saveSkills('done'))
  await app.request('POST', '/v0/bookmarks/01900000-0000-7000-8000-0000000000ff', {
    as: erik,
    headers: { 'idempotency-key': 'refused' },
  })
  await app.request('DELETE', '/v0/search_history', { as: erik, headers: { 'idempotency-key': 'empty' } })
  await app.stop()
  expect(kept).toEqual([
    ['done', 200, false],
    ['empty', 204, true],
  ])
  expect(released).toEqual(['refused'])
})

// BASE-16
it('tells uploads under one key apart by name and content', async () => {
  const app = await startTestApp()
  const send = async (name: string, text: string): Promise<number> => {
    const body = new FormData()
    body.set('file', new File([text], name, { type: 'application/pdf' }))
    const headers = { authorization: `Bearer ${await app.signIn(thandi)}`, 'idempotency-key': 'cv' }
    return (await fetch(`${app.base}/v0/upload`, { method: 'POST', headers, body })).status
  }
  const statuses = [await send('cv.pdf', 'pdf one'), await send('cv.pdf', 'pdf one')]
  statuses.push(await send('cv.pdf', 'pdf two'), await send('my.pdf', 'pdf one'))
  await app.stop()
  expect(statuses).toEqual([201, 201, 422, 422])
})
