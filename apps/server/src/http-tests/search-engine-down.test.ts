import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { unwrap } from './support/unwrap.ts'
import { searchCandidates, searchHeaders } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

/** A word unique to this run: the engine may contain people of other runs. */
const title = uniquePrefix()
let proxy: FaultProxy
let server: TestServer

beforeAll(async () => {
  proxy = await startFaultProxy(await openSearchUrl())
  server = await startTestServer({ OPENSEARCH_URL: proxy.url })
})
afterAll(async () => {
  await server.stop()
  await proxy.stop()
})

// SRCH-91
it('answers searches by 503 without its engine, saves profiles, and finds their people once it is back', async () => {
  const employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  proxy.setState('cut')
  const refused = await server.request('/1/indexes/users/query', {
    method: 'POST',
    headers: searchHeaders(employer.session),
    body: JSON.stringify({ query: title }),
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  const contractor = await completeContractor(server, { email: 'thandeka@example.com' }, { job_title: title })
  expect(unwrap(await contractor.api.readUser()).user.uuid).toBe(contractor.uuid)
  proxy.setState('open')
  const found = await waitFor('the person', async () => {
    const { hits } = await searchCandidates(server, employer.session, { query: title })
    return hits.length > 0 ? hits : null
  })
  expect(found.map(({ objectID }) => objectID)).toEqual([contractor.uuid])
})
