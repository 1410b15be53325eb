import { describe, expect, it } from 'vitest'
import { listConfigWarnings } from './config-warnings.ts'
import { readConfig } from './read-config.ts'

const warningsOf = (env: Readonly<Record<string, string>>) => listConfigWarnings(readConfig(env, false))
const may = (name: string) => `The connection of ${name} may be unencrypted`

describe('an operator is warned', () => {
  // BASE-26
  it('of demo logins behind a public address', () => {
    const demo = expect.stringContaining('published password')
    expect(warningsOf({ PUBLIC_URL: 'https://hire.example' })).toEqual([demo])
    expect(warningsOf({ PUBLIC_URL: 'https://hire.example', SEED: '500' })).toEqual([demo])
    for (const env of [
      {},
      { PUBLIC_URL: 'http://localhost:3000' },
      { PUBLIC_URL: 'https://hire.example', SEED: 'none' },
      { PUBLIC_URL: 'https://hire.example', SEED: '500', NODE_ENV: 'production' },
    ]) {
      expect(warningsOf(env)).toEqual([])
    }
  })

  // BASE-65
  it('of a public address without encryption', () => {
    const plain = expect.stringContaining('PUBLIC_URL is plain http')
    expect(warningsOf({ PUBLIC_URL: 'http://hire.example', SEED: 'none' })).toEqual([plain])
  })

  // BASE-27
  it('of connections to other machines that may be unencrypted, by name', () => {
    const [host, local] = ['data.internal', '127.0.0.1']
    const addresses = (at: string) => ({
      DATABASE_URL: `postgres://guildhall:secret@${at}/guildhall`,
      DATABASE_MIGRATION_URL: `postgres://owner:secret@${at}/guildhall`,
      NATS_URL: `nats://${at}:4222`,
      OPENSEARCH_URL: `http://${at}:9200`,
      S3_URL: `http://${at}:9000`,
      S3_BUCKET: 'guildhall',
      S3_ACCESS_KEY_ID: 'guildhall',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: `smtp://${at}:25`,
      MAIL_FROM: 'hello@hire.example',
    })
    expect(warningsOf(addresses(host))).toEqual(
      ['DATABASE_URL', 'DATABASE_MIGRATION_URL', 'NATS_URL', 'OPENSEARCH_URL', 'S3_URL', 'SMTP_URL'].map(may),
    )
    expect(warningsOf(addresses(local))).toEqual([])
    expect(JSON.stringify(warningsOf(addresses(host)))).not.toContain('secret')
  })

  // BASE-27
  it('of a search engine with several addresses of which one is plain', () => {
    const OPENSEARCH_URL = 'https://search-1.internal:9200, http://search-2.internal:9200'
    expect(warningsOf({ OPENSEARCH_URL })).toEqual([may('OPENSEARCH_URL')])
    expect(warningsOf({ OPENSEARCH_URL: OPENSEARCH_URL.replace('http:', 'https:') })).toEqual([])
  })

  // BASE-27
  it('of none that is encrypted', () => {
    expect(
      warningsOf({
        DATABASE_URL: 'postgres://guildhall:secret@data.internal/guildhall?sslmode=verify-full',
        NATS_URL: 'tls://bus.internal:4222',
        OPENSEARCH_URL: 'https://search.internal:9200',
        SMTP_URL: 'smtps://mail.internal',
        MAIL_FROM: 'hello@hire.example',
      }),
    ).toEqual([])
  })
})
