import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import type { Database } from '@guildhall/postgres'
import { until } from './until.ts'

/** A mail of the local outbox. */
export interface ReceivedMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly { readonly name: string; readonly content: string }[]
}

/** A running server as anybody meets it: its address, its mail, its clock. */
export interface TestSite {
  readonly url: string
  /** The API as the holder of a session token, or as nobody. */
  api(token?: string): ApiClient
  /** A bare request to a path of the server. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The mails to an address, newest first. */
  mailsTo(address: string): Promise<readonly ReceivedMail[]>
  /** Moves the product's time on by an ISO 8601 duration; what falls due has run when it answers. */
  advance(duration: string): Promise<void>
}

/** A running server whose tables the test may look into. */
export interface OpenSite extends TestSite {
  readonly knex: Database['knex']
  /** Waits until everything that follows from what was written has been done. */
  settled(): Promise<void>
}

/** The server at an address. */
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

/** The server at an address, with its database. */
export const createOpenSite = (url: string, knex: Database['knex']): OpenSite => ({
  ...createTestSite(url),
  knex,
  settled: async () => {
    await until('all reactions', async () => {
      const [row] = await knex('pgboss.job').whereLike('name', 'reaction-%').count('* as count')
      return Number(row?.['count']) === 0 ? true : null
    })
  },
})
