import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { natsUrl, openSearchUrl, postgresUrl } from './index.ts'
import { startNats, startOwnNats } from './start-nats.ts'
import { freePort } from '@guildhall/postgres/embedded'
import { connect } from 'node:net'

describe("the run's engines", () => {
  it('answer SQL from PostgreSQL', async () => {
    const client = new pg.Client({ connectionString: await postgresUrl() })
    await client.connect()
    const { rows } = await client.query(`select current_setting('server_version_num')::int >= 140000 as recent`)
    await client.end()
    expect(rows).toEqual([{ recent: true }])
  })

  it('answer a health request to OpenSearch', async () => {
    const response = await fetch(`${await openSearchUrl()}/_cluster/health`)
    expect(await response.json()).toMatchObject({ status: expect.stringMatching(/green|yellow/) })
  }, 180_000)

  it('greet from NATS, with JetStream', async () => {
    expect(await greeting(await natsUrl())).toMatchObject({ jetstream: true, headers: true })
  })

  it('are shared by the whole run', async () => {
    expect(await natsUrl()).toBe(await natsUrl())
    expect(await postgresUrl()).toBe(await postgresUrl())
  })
})

describe('an engine of its own', () => {
  it('refuses connections once it has stopped, and may be stopped twice', async () => {
    const port = await freePort()
    const nats = await startOwnNats({ port })
    await expect(greeting(nats.url)).resolves.toMatchObject({ port: expect.any(Number) })
    await nats.stop()
    await nats.stop()
    await expect(greeting(nats.url)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('is the one named by the environment, if any', async () => {
    process.env['TEST_NATS_URL'] = 'nats://elsewhere.example:4222'
    try {
      const nats = await startNats()
      await nats.stop()
      expect(nats.url).toBe('nats://elsewhere.example:4222')
    } finally {
      delete process.env['TEST_NATS_URL']
    }
  })
})

/** The INFO line that a NATS server sends on connection. */
function greeting(url: string): Promise<unknown> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8')
    socket.once('error', reject)
    socket.on('data', (chunk: string) => {
      text += chunk
      if (!text.includes('\r\n')) return
      socket.destroy()
      resolve(JSON.parse(text.slice('INFO '.length, text.indexOf('\r\n'))))
    })
  })
}
