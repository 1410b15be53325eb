import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { thandi } from '@guildhall/domain/testing'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import type { SecurityEvent } from './security-log.ts'

const lines: (SecurityEvent & { readonly level: 'info' | 'warn' })[] = []
let app: TestApp
beforeAll(async () => {
  const securityLog = {
    info: (event: SecurityEvent) => void lines.push({ ...event, level: 'info' }),
    warn: (event: SecurityEvent) => void lines.push({ ...event, level: 'warn' }),
  }
  app = await startTestApp({}, () => ({ securityLog }))
})
afterAll(() => app.stop())
beforeEach(() => {
  lines.length = 0
})

const logIn = (password: string) =>
  app.request('POST', '/v0/auth/login', { body: { email: thandi.email, password }, headers: { 'user-agent': 'test' } })

// BASE-25
describe('the security log', () => {
  it('has a line for a sign-in, with who has signed in and the id of the request', async () => {
    const { headers, status } = await logIn('a fine long password')
    expect(status).toBe(200)
    const line = { level: 'info', call: 'logIn', route: '/v0/auth/login', method: 'POST', status: 200, code: null }
    expect(lines).toEqual([{ ...line, accountUuid: thandi.uuid, requestId: headers.get('x-request-id') }])
  })

  it('has a line for a refused sign-in, without the address that was tried', async () => {
    await logIn('not the right password')
    expect(lines).toMatchObject([{ level: 'warn', call: 'logIn', status: 422, accountUuid: null }])
    expect(lines[0]?.code).not.toBeNull()
    expect(JSON.stringify(lines)).not.toContain(thandi.email)
  })

  it('has a line for what somebody may not do, with the pattern of the route', async () => {
    await app.request('PUT', '/v0/bookmarks/01900000-0000-7000-8000-0000000000ab', { as: thandi, body: {} })
    expect(lines).toMatchObject([{ level: 'warn', status: 403, code: 'forbidden', accountUuid: thandi.uuid }])
    expect(lines[0]?.route).toMatch(/:/)
  })

  it('has a line for a token that counts for nothing, and none for a visitor without one', async () => {
    await app.request('GET', '/v0/session')
    expect(lines).toEqual([])
    await app.request('GET', '/v0/session', { headers: { authorization: 'Bearer forged' } })
    expect(lines).toMatchObject([{ level: 'warn', call: 'readSession', status: 401, code: 'unauthenticated' }])
  })

  it('has a line for a sign-out, and none for an ordinary call', async () => {
    const { body } = await logIn('a fine long password')
    const headers = { authorization: `Bearer ${String(body['token'])}` }
    lines.length = 0
    await app.request('GET', '/v0/session', { headers })
    expect(lines).toEqual([])
    await app.request('POST', '/v0/auth/logout', { headers })
    expect(lines).toMatchObject([{ level: 'info', call: 'logOut', accountUuid: thandi.uuid }])
  })

  it('has a line for too many calls', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => logIn('not the right password')))
    expect(answers.map(({ status }) => status)).toContain(429)
    expect(lines.filter(({ status }) => status === 429)).not.toEqual([])
    expect(lines).toHaveLength(answers.length)
  })
})
