import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import type { Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitFor } from './support/wait-for.ts'

let server: TestServer
let employer: Person
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settle()
})
afterAll(() => server.stop())

// MOD-51
it('a synonym that an operator adds finds somebody within seconds, and nobody once it is removed', async () => {
  const vetter = await operatorApi(server, (await addOperator(server, { role: 'vetter' })).email)
  const find = () => searchCandidates(server, employer.session, { query: 'zymurgist' })
  const [hit] = (await searchCandidates(server, employer.session)).hits
  const title = hit?.job_title ?? ''
  expect(await find()).toMatchObject({ nbHits: 0 })
  const phrases = ['zymurgist', title]
  unwrap(await vetter.changeSynonyms({ body: { phrases, instead: [] } }))
  await waitFor('somebody to be found', async () => ((await find()).nbHits === 1 ? true : null))
  unwrap(await vetter.changeSynonyms({ body: { phrases: [], instead: phrases } }))
  await waitFor('nobody to be found', async () => ((await find()).nbHits === 0 ? true : null))
})
