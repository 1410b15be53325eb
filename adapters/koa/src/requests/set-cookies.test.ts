import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { setCookies } from './set-cookies.ts'

const mark = { token: 't', expiresAt: new Date('2026-11-21T12:00:00Z') }

const marks = { externalAttemptCookie: mark, externalTicketCookie: mark, signUpCookie: mark }

/** The lines with which a product at this address sets cookies, without their end. */
const linesAt = async (publicUrl: string, cookies: Parameters<typeof setCookies>[1] = marks) => {
  const app = new Koa()
  app.use((ctx) => {
    setCookies(ctx, cookies, publicUrl)
    ctx.status = 204
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  return headers.getSetCookie().map((line) => line.replace(/ expires=[^;]+;/, ''))
}

// IDEN-57
describe('the marks of a browser', () => {
  it('are bound to the host over https', async () => {
    expect(await linesAt('https://hire.example')).toEqual([
      '__Host-sign_up_browser=t; path=/; samesite=lax; secure; httponly',
      '__Host-external_attempt=t; path=/; samesite=lax; secure; httponly',
      '__Host-external_ticket=t; path=/; samesite=lax; secure; httponly',
    ])
  })

  it('are sent to their calls alone without it', async () => {
    expect(await linesAt('http://127.0.0.1:3000')).toEqual([
      'sign_up_browser=t; path=/v0/auth/email/verify; samesite=lax; httponly',
      'external_attempt=t; path=/v0/auth/oidc; samesite=lax; httponly',
      'external_ticket=t; path=/v0/auth; samesite=lax; httponly',
    ])
  })
})

// IDEN-57, UI-5
it('signing out clears every cookie of a person by the name that it was set with', async () => {
  const names = async (publicUrl: string) =>
    (await linesAt(publicUrl, { cookie: null })).map((line) => line.replace(/=;.*/, '').replace('__Host-', '* '))
  const cleared = ['access_token', 'signed_in', 'ic-checklist', 'purchase', 'card_status', 'sign_up_browser']
  expect(await names('http://127.0.0.1:3000')).toEqual(cleared)
  expect(await names('https://hire.example')).toEqual(cleared.map((name) => `* ${name}`))
})
