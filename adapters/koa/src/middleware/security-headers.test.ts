import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { guardAnswers, securityHeaders, type SecurityHeadersOptions } from './security-headers.ts'

const headersWith = async (options: Partial<SecurityHeadersOptions> = {}): Promise<Headers> => {
  const app = new Koa()
  app.use(securityHeaders({ secure: true, hsts: 'max-age=31536000', ...options }))
  app.use((ctx) => void (ctx.body = 'ok'))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  return headers
}
const policyOf = (headers: Headers): readonly string[] =>
  (headers.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim())

// API-26
describe('the headers of every answer', () => {
  it('allow our own origin alone, and no text that becomes a script', async () => {
    const policy = policyOf(await headersWith({ scriptHashes: ['sha256-abc'] }))
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'sha256-abc'",
        "script-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]),
    )
    expect(policy.join(';')).not.toMatch(/script-src [^;]*unsafe/)
  })

  it('leave trusted types out for embedded scripts of others, which write markup', async () => {
    const policy = policyOf(await headersWith({ embeds: ['https://chat.example'] }))
    expect(policy).toContain("script-src 'self' https://chat.example")
    expect(policy.some((directive) => directive.includes('trusted-types'))).toBe(false)
  })

  it('forbid what the product does not use of the browser', async () => {
    const permissions = (await headersWith()).get('permissions-policy') ?? ''
    expect(permissions).toContain('camera=()')
    expect(permissions).toContain('geolocation=()')
    expect(permissions).toContain('publickey-credentials-get=(self)')
  })

  it.each([
    [{ secure: true, hsts: 'max-age=63072000; includeSubDomains' }, 'max-age=63072000; includeSubDomains'],
    [{ secure: true, hsts: null }, null],
    [{ secure: false, hsts: 'max-age=31536000' }, null],
  ])('ask for https with %j as %s', async (options, expected) => {
    expect((await headersWith(options)).get('strict-transport-security')).toBe(expected)
  })
})

// API-26
it('a guarded answer outside Koa keeps its own status, with the policy of data', async () => {
  const listener = guardAnswers({ publicUrl: 'https://hire.example', hsts: 'max-age=1' }, (_, response) => {
    response.end('ok')
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { headers, status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  expect(status).toBe(200)
  expect(headers.get('strict-transport-security')).toBe('max-age=1')
  expect(policyOf(headers)).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})
