import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import type { Database } from '@guildhall/postgres'
import { waitFor } from './wait-for.ts'

/** A mail of the local outbox. */
export interface ReceivedMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly { readonly name: string; readonly content: string }[]
}

/** A running server from outside: its URL, its mail, its clock. */
export interface TestSite {
  readonly url: string
  /** An API client with a session token, or an anonymous one. */
  api(token?: string): ApiClient
  /** A raw request to a path of the server. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The mails to an address, newest first. */
  mailsTo(address: string): Promise<readonly ReceivedMail[]>
  /** Advances the product's clock by an ISO 8601 duration, and waits for what falls due. */
  advance(duration: string): Promise<void>
}

/** A running server with access to its database. */
export interface TestSiteWithDatabase extends TestSite {
  readonly knex: Database['knex']
  /** Waits until all reactions to committed events are done. */
  settle(): Promise<void>
}

/** The server at a URL. */
export function createTestSite(url: string): TestSite {
  const request = (path: string, init?: RequestInit): Promise<Response> => fetch(`${url}${path}`, init)
  const json = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await request(path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  return {
    url,
    request,
    api: (token) =>
      createApiClient({
        fetch,
        base: url,
        headers: (): Readonly<Record<string, string>> =>
          token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    mailsTo: async (address) =>
      (await json(`/dev/mail/messages?to=${encodeURIComponent(address)}`)) as readonly ReceivedMail[],
    advance: async (duration) => {
      await json('/dev/clock', { method: 'POST', body: JSON.stringify({ advance: duration }) })
    },
  }
}

/** The server at a URL, with its database. */
export const createTestSiteWithDatabase = (url: string, knex: Database['knex']): TestSiteWithDatabase => ({
  ...createTestSite(url),
  knex,
  settle: async () => {
    await waitFor('all reactions', async () => {
      const [row] = await knex('pgboss.job').whereLike('name', 'reaction-%').count('* as count')
      return Number(row?.['count']) === 0 ? true : null
    })
  },
})
