import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import type { TestSite } from './test-site.ts'

/** A browser: it keeps cookies by their paths, and follows no redirect by itself. */
export interface Browser {
  readonly api: ApiClient
  /** The value of a cookie; null without it. */
  cookie(name: string): string | null
  /** The lines with which cookies were set, the last of each name. */
  readonly lines: ReadonlyMap<string, string>
  /** Opens a path of the site from one of its pages, or as these headers say; returns the address of the redirect, or the status. */
  open(path: string, headers?: Readonly<Record<string, string>>): Promise<string | number>
}

interface Cookie {
  readonly value: string
  readonly path: string
}

/** A browser without cookies. */
export function createBrowser(site: TestSite, userAgent = 'node'): Browser {
  const cookies = new Map<string, Cookie>()
  const lines = new Map<string, string>()
  const cookiesFor = (path: string): string =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  const keep = (response: Response): Response => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      lines.set(name, line)
      const path = /; path=([^;]+)/.exec(line)?.[1] ?? '/'
      if (value === '') cookies.delete(name)
      else cookies.set(name, { value, path })
    }
    return response
  }
  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookiesFor(url.pathname))
    headers.set('user-agent', userAgent)
    if ((init?.method ?? 'GET') !== 'GET') headers.set('origin', site.url)
    return keep(await fetch(url, { ...init, headers, redirect: 'manual' }))
  }
  return {
    api: createApiClient({ fetch: send, base: site.url, headers: () => ({}) }),
    cookie: (name) => cookies.get(name)?.value ?? null,
    lines,
    open: async (path, headers = { 'sec-fetch-site': 'same-origin' }) => {
      const response = await send(new URL(path, site.url), { headers })
      await response.body?.cancel()
      return response.headers.get('location') ?? response.status
    },
  }
}
