import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createTestBucket, startOwnS3 } from '@guildhall/testing'
import { expect, it } from 'vitest'
import { completeContractor } from './support/complete-profiles.ts'
import { PDF, uploadPdf } from './support/document.ts'
import { bearerHeader } from './support/every-route.ts'
import { startTestServer } from './support/start-test-server.ts'

// FILE-22
it('files are in the bucket of S3, and wait while it is away', { timeout: 120_000 }, async () => {
  const engine = await startOwnS3()
  const { accessKeyId, bucket, secretAccessKey, url } = await createTestBucket(engine.url)
  const server = await startTestServer({
    S3_URL: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const person = await completeContractor(server, { email: 'thandeka@example.com' })
  const document = await uploadPdf(person, 'cv')
  const open = () => server.request(document, { headers: bearerHeader(person.token) })
  const readStates = async () => (await server.request('/readyz')).json()
  expect(Buffer.from(await (await open()).arrayBuffer())).toEqual(Buffer.from(PDF))
  expect(await readStates()).toMatchObject({ status: 'ready', dependencies: { s3: 'up' } })
  expect(existsSync(join(server.dataDir, 'files'))).toBe(false)
  await engine.stop()
  const refused = await open()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await readStates()).toMatchObject({ status: 'ready', dependencies: { s3: 'down' } })
  await server.stop()
})
