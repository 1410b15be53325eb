import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createTestBucket, startOwnS3 } from '@guildhall/testing'
import { startCollector } from '@guildhall/traces-opentelemetry/testing'
import { expect, it } from 'vitest'
import { completeContractor } from './support/complete-profiles.ts'
import { PDF, uploadPdf } from './support/document.ts'
import { bearerHeader } from './support/every-route.ts'
import { startTestServer } from './support/start-test-server.ts'
import { callerSpan, tracedBy, waitForSpan } from './support/traces.ts'

// FILE-22
it('files are in the bucket of S3, and wait while it is away', { timeout: 120_000 }, async () => {
  const engine = await startOwnS3()
  const { accessKeyId, bucket, secretAccessKey, url } = await createTestBucket(engine.url)
  const collector = await startCollector()
  const server = await startTestServer({
    ...tracedBy(collector),
    S3_URL: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const person = await completeContractor(server, { email: 'thandeka@example.com' })
  const document = await uploadPdf(person, 'cv')
  const caller = callerSpan()
  const headers = { ...bearerHeader(person.token), traceparent: caller.traceparent }
  const open = () => server.request(document, { headers })
  const readStates = async () => (await server.request('/readyz')).json()
  expect(Buffer.from(await (await open()).arrayBuffer())).toEqual(Buffer.from(PDF))
  expect(await readStates()).toMatchObject({ status: 'ready', dependencies: { s3: 'up' } })
  expect(existsSync(join(server.dataDir, 'files'))).toBe(false)
  // BASE-54
  const span = await waitForSpan(collector, caller.traceId, 's3 get')
  expect(span.attributes).toEqual({ 'rpc.system': 's3', 'rpc.method': 'get' })
  await engine.stop()
  const refused = await open()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await readStates()).toMatchObject({ status: 'ready', dependencies: { s3: 'down' } })
  await server.stop()
  await collector.stop()
})
