import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa, { type Middleware } from 'koa'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DevMail } from '../dev/dev-mail.ts'
import { devRoutes } from '../dev/dev-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { serveGeneratedPictures } from './serve-generated-pictures.ts'
import { serveWebApp } from './serve-web-app.ts'

const publicUrl = 'http://guildhall.test'
const servers: Server[] = []
const serve = async (...middleware: readonly Middleware[]): Promise<string> => {
  const app = new Koa()
  for (const one of middleware) app.use(one)
  const server = createServer(app.callback())
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('health', () => {
  const part = (name: string, needed: boolean, check: () => Promise<boolean>) => ({ name, needed, check })
  const metrics = () => Promise.resolve('guildhall_channels_open 0\n')

  it('is ready while every needed dependency responds', async () => {
    const up = part('postgres', true, () => Promise.resolve(true))
    const away = part('nats', false, () => Promise.resolve(false))
    const answer = await fetch(`${await serve(healthRoutes({ dependencies: [up, away], metrics }))}/readyz`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ready', dependencies: { postgres: 'up', nats: 'down' } })
  })

  // API-19
  it('is 503 with Retry-After while a needed dependency is down, and /healthz still succeeds', async () => {
    const away = part('postgres', true, () => Promise.reject(new Error('refused')))
    const address = await serve(healthRoutes({ dependencies: [away], metrics }))
    const answer = await fetch(`${address}/readyz`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  // API-19
  it('hides its metrics from requests through a proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const address = await serve(healthRoutes({ dependencies: [], metrics }))
    expect((await fetch(`${address}/metrics`, { headers })).status).toBe(404)
  })

  it('returns its metrics as Prometheus text', async () => {
    const answer = await fetch(`${await serve(healthRoutes({ dependencies: [], metrics }))}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe('guildhall_channels_open 0\n')
  })
})

describe('developer pages', () => {
  const mail: DevMail = {
    id: '1',
    to: 'a@example.com',
    subject: '<script>alert(1)</script>',
    text: 'x',
    html: '<p onload="x">Hello</p>',
    sentAt: '2026-11-21T12:00:00.000Z',
  }
  const durations: string[] = []
  const routes = devRoutes({
    previews: [],
    paymentsUrl: null,
    listMail: ({ to }) => Promise.resolve(to === undefined || to === mail.to ? [mail] : []),
    now: () => new Date('2026-11-21T12:00:00Z'),
    advance: (duration) => {
      durations.push(duration)
      return Promise.resolve(duration === 'P3D')
    },
  })

  // NOTE-25
  it('show the outbox as JSON, also filtered by address', async () => {
    const address = await serve(routes)
    expect(await (await fetch(`${address}/dev/mail/messages`)).json()).toEqual([mail])
    expect(await (await fetch(`${address}/dev/mail/messages?to=b@example.com`)).json()).toEqual([])
  })

  it('show the outbox as a page that executes nothing of a mail', async () => {
    const answer = await fetch(`${await serve(routes)}/dev/mail`)
    const page = await answer.text()
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<p onload')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('advance the clock, and reject an invalid duration', async () => {
    const address = await serve(routes)
    const post = (body: string) => fetch(`${address}/dev/clock`, { method: 'POST', body })
    expect(await (await post('{"advance": "P3D"}')).json()).toEqual({ now: '2026-11-21T12:00:00.000Z' })
    for (const body of ['{"advance": "soon"}', '{"advance": 3}', '{}', 'null', 'not json', '']) {
      expect((await post(body)).status).toBe(422)
    }
    expect(durations).toEqual(['P3D', 'soon'])
  })

  // API-20
  it('are not served to a page of another site', async () => {
    const address = await serve(routes)
    const advance = (origin: string) =>
      fetch(`${address}/dev/clock`, { method: 'POST', body: '{"advance": "P3D"}', headers: { origin } })
    expect((await advance('https://evil.example')).status).toBe(404)
    expect((await advance(address)).status).toBe(200)
  })

  // API-20
  it('are not served elsewhere', async () => {
    expect((await fetch(`${await serve(routes)}/dev/payments`)).status).toBe(404)
  })
})

describe('generated pictures', () => {
  const draw = serveGeneratedPictures((key) => (key === 'p-1' ? '<svg/>' : null))

  it('are served as immutable SVG and execute nothing', async () => {
    const answer = await fetch(`${await serve(draw)}/pictures/drawn/p-1.svg`)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'; sandbox$/)
  })

  it('with an unknown key are not found', async () => {
    const address = await serve(draw)
    for (const path of [
      '/pictures/drawn/p-2.svg',
      '/pictures/drawn/../p-1.svg',
      '/pictures/drawn/P.svg',
      '/pictures/',
    ]) {
      expect((await fetch(`${address}${path}`)).status).toBe(404)
    }
  })
})

describe('the web app', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-web-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<title>Guildhall</title>')
    await writeFile(join(folder, 'robots.txt'), '1')
    await writeFile(join(folder, 'assets', 'main-abc.js'), 'main()')
    await writeFile(join(folder, '..', 'outside.txt'), 'secret')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const html = { headers: { accept: 'text/html' } }

  it('serves the single page for every page path, revalidated each time', async () => {
    const address = await serve(serveWebApp(folder, { publicUrl }))
    for (const path of ['/', '/search-results?q=1', '/messages/1', '/no-such-page']) {
      const answer = await fetch(`${address}${path}`, html)
      expect(await answer.text()).toBe('<title>Guildhall</title>')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('sets the signed-in cookie for a session without one, and not otherwise', async () => {
    const address = await serve(serveWebApp(folder, { publicUrl }))
    const saidTo = async (cookie: string) =>
      (await fetch(`${address}/dashboard`, { headers: { accept: 'text/html', cookie } })).headers.get('set-cookie')
    expect(await saidTo('access_token=t')).toBe('signed_in=1; path=/; samesite=lax')
    expect(await saidTo('access_token=t; signed_in=1')).toBeNull()
    expect(await saidTo('theme=dark')).toBeNull()
  })

  // IDEN-57
  it('binds its cookies to the host over https', async () => {
    const address = await serve(
      serveWebApp(folder, {
        publicUrl: 'https://guildhall.test',
        errorReports: 'https://k@errors.example/7 guildhall@1',
        hasLandingPage: true,
        optionalServices: ['analytics'],
        signInProviders: [{ name: 'google', label: 'Google' }],
      }),
    )
    const headers = { accept: 'text/html', cookie: '__Host-access_token=t' }
    const lines = (await fetch(`${address}/dashboard`, { headers })).headers.getSetCookie()
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line).toMatch(/^__Host-\w+=[^;]+; path=\/; samesite=lax; secure$/)
    const cookie = ['__Host-access_token=t', ...lines.map((line) => line.split(';')[0])].join('; ')
    const again = await fetch(`${address}/dashboard`, { headers: { ...headers, cookie } })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('sets and clears the landing page cookie', async () => {
    const saidBy = async (address: string, cookie: string) =>
      (await fetch(`${address}/`, { headers: { accept: 'text/html', cookie } })).headers.get('set-cookie')
    const on = await serve(serveWebApp(folder, { publicUrl, hasLandingPage: true }))
    const off = await serve(serveWebApp(folder, { publicUrl }))
    expect(await saidBy(on, '')).toBe('landing_page=1; path=/; samesite=lax')
    expect(await saidBy(on, 'landing_page=1')).toBeNull()
    expect(await saidBy(off, 'landing_page=1')).toMatch(/^landing_page=; path=\/; expires=Thu, 01 Jan 1970/)
    expect(await saidBy(off, '')).toBeNull()
  })

  // IDEN-70
  it('tells pages the sign-in providers, and clears that once there are none', async () => {
    const ask = async (address: string, cookie: string) =>
      (await fetch(`${address}/login`, { headers: { accept: 'text/html', cookie } })).headers.get('set-cookie')
    const signInProviders = [
      { name: 'google', label: 'Google' },
      { name: 'acme', label: 'Acme Ltd' },
    ]
    const on = await serve(serveWebApp(folder, { publicUrl, signInProviders }))
    const pair = 'sign_in_providers=google%3DGoogle%26acme%3DAcme%2520Ltd'
    expect(await ask(on, '')).toBe(`${pair}; path=/; samesite=lax`)
    expect(await ask(on, pair)).toBeNull()
    const off = await serve(serveWebApp(folder, { publicUrl }))
    expect(await ask(off, pair)).toMatch(/^sign_in_providers=; path=\/; expires=Thu, 01 Jan 1970/)
  })

  // API-24
  it('tells pages where errors are reported, and clears that once they are not', async () => {
    const ask = async (address: string, cookie: string) =>
      (await fetch(`${address}/`, { headers: { accept: 'text/html', cookie } })).headers.get('set-cookie')
    const on = await serve(serveWebApp(folder, { publicUrl, errorReports: 'https://k@errors.example/7 guildhall@1' }))
    const pair = 'error_reports=https%3A%2F%2Fk%40errors.example%2F7%20guildhall%401'
    expect(await ask(on, '')).toBe(`${pair}; path=/; samesite=lax`)
    expect(await ask(on, pair)).toBeNull()
    const off = await serve(serveWebApp(folder, { publicUrl }))
    expect(await ask(off, pair)).toMatch(/^error_reports=; path=\/; expires=Thu, 01 Jan 1970/)
  })

  // PRIV-12
  it('tells pages which services need consent, and clears that once none is configured', async () => {
    const ask = async (address: string, cookie: string) =>
      (await fetch(`${address}/`, { headers: { accept: 'text/html', cookie } })).headers.get('set-cookie')
    const on = await serve(serveWebApp(folder, { publicUrl, optionalServices: ['analytics', 'support-chat'] }))
    const pair = 'optional_services=analytics~support-chat'
    expect(await ask(on, '')).toBe(`${pair}; path=/; samesite=lax`)
    expect(await ask(on, pair)).toBeNull()
    const off = await serve(serveWebApp(folder, { publicUrl }))
    expect(await ask(off, pair)).toMatch(/^optional_services=; path=\/; expires=Thu, 01 Jan 1970/)
    expect(await ask(off, '')).toBeNull()
  })

  it('redirects to a page that the operator hosts elsewhere', async () => {
    const elsewhere = new Map([['/terms', 'https://kestrel.example/terms?lang=en']])
    const address = await serve(serveWebApp(folder, { publicUrl, redirects: elsewhere }))
    const terms = await fetch(`${address}/terms`, { ...html, redirect: 'manual' })
    expect([terms.status, terms.headers.get('location')]).toEqual([302, 'https://kestrel.example/terms?lang=en'])
    expect(await (await fetch(`${address}/privacy`, html)).text()).toBe('<title>Guildhall</title>')
  })

  it('caches hashed files for a year', async () => {
    const answer = await fetch(`${await serve(serveWebApp(folder, { publicUrl }))}/assets/main-abc.js`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe('main()')
  })

  it('does not respond to API calls, missing files and paths outside its folder', async () => {
    const address = await serve(serveWebApp(folder, { publicUrl }))
    const paths = ['/v0/nothing', '/1/indexes', '/dev/nothing', '/assets/gone.js', '/gone.png', '/..%2foutside.txt']
    for (const path of paths) expect((await fetch(`${address}${path}`, html)).status, path).toBe(404)
    expect((await fetch(`${address}/login`, { method: 'POST' })).status).toBe(404)
  })
})
