import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { Middleware } from 'koa'
import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import type { ObservedRequest } from './observe-requests.ts'

let app: TestApp
afterEach(() => app.stop())

const fails: Middleware = (ctx, next) => {
  if (ctx.path === '/v0/fails') throw new Error('a fault')
  if (ctx.path === '/v0/waits') throw new DependencyUnavailable('postgres')
  return next()
}

// BASE-36
it('reports requests with the status of their answers, failures too', async () => {
  const observed: ObservedRequest[] = []
  app = await startTestApp({}, () => ({ before: [fails], onRequest: (request) => void observed.push(request) }))
  const paths = ['/v0/fails', '/v0/waits', '/v0/user', '/v0/no-such-call']
  const answers: number[] = []
  for (const path of paths) answers.push((await app.request('GET', path)).status)
  expect(answers).toEqual([500, 503, 401, 404])
  expect(observed.map(({ status }) => status)).toEqual(answers)
})
