import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { downloads, routes } from '@guildhall/rest-contract'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractPages } from './pages/contract-pages.ts'

describe('the API documentation page', () => {
  const server = createServer(new Koa().use(contractPages('https://hire.example')).callback())
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('lists every call once and loads no external resources', async () => {
    const answer = await fetch(`${base()}/v0/docs`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const page = await answer.text()
    const named = [...page.matchAll(/<details id="([^"]+)">/g)].map(([, name = '']) => name)
    expect(named.toSorted()).toEqual([...Object.keys(routes), ...Object.keys(downloads)].toSorted())
    const loaded = [...page.matchAll(/<(?:script|link|img|iframe)\b|(?:src|srcset|@import|url)\s*[=(]/g)]
    expect(loaded).toEqual([])
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/v0/openapi.json'])
  })

  it('passes other paths and unsafe methods on', async () => {
    expect((await fetch(`${base()}/v0/docs`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${base()}/v0/doc`)).status).toBe(404)
  })
})
