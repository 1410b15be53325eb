import { expect, it } from 'vitest'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { routes, takesIdempotencyKey } from '@guildhall/rest-contract'
import { thandi } from '@guildhall/domain/testing'
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
