import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '@guildhall/rest-contract/client'
import { activatePaidPlan, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { openConversation } from './support/offer.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import type { Person } from './support/people.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

let server: TestServer
let employer: Person
let support: ApiClient
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  await activatePaidPlan(server, employer)
  support = await operatorApi(server, (await addOperator(server, { role: 'support', name: 'Sam Okafor' })).email)
})
afterAll(() => server.stop())

const updatesOf = async ({ api }: Person) => {
  await server.settle()
  const { systemMessages } = unwrap(await api.listSystemMessages({ query: {} }))
  return systemMessages.map(({ body, title }) => [title, body])
}

// MOD-45, MOD-46, MOD-47
it('a reported message is read with the conversation around it, warned about, and suspended for', async () => {
  const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settle()
  const conversation = await openConversation(employer, contractor)
  const send = async (message: string) =>
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message } })).newMessage.uuid
  await send('Good morning')
  const report = async (body: string) => {
    const about = { subject_type: 'message', subject_uuid: await send(body) } as const
    unwrap(await employer.api.sendReport({ body: { ...about, reason: 'scam', note: null } }))
    const { reports } = unwrap(await support.listReports({ query: {} }))
    const params = { id: reports[0]?.uuid ?? '' }
    unwrap(await support.claimReport({ params }))
    return { params }
  }

  const first = await report('Pay me first')
  const read = unwrap(await support.readReport(first))
  expect(read).toMatchObject({ accused: { uuid: contractor.uuid }, reporter: { uuid: employer.uuid }, others: [] })
  const bodies = read.conversation?.messages.map(({ body }) => body) ?? []
  expect(bodies.slice(-2)).toEqual(['Good morning', 'Pay me first'])
  const words = { reason: 'First time', warning: 'Please do not ask for money.', answer: 'We have acted. Thank you.' }
  unwrap(await support.decideReport({ ...first, body: { ...words, outcome: 'warned' } }))
  expect(await updatesOf(contractor)).toContainEqual(['A warning from Guildhall', words.warning])
  expect(await updatesOf(employer)).toContainEqual(['Your report', words.answer])

  const second = await report('Pay me now')
  expect(unwrap(await support.readReport(second)).others).toMatchObject([{ decision: { outcome: 'warned' } }])
  unwrap(await support.decideReport({ ...second, body: { ...words, warning: null, outcome: 'suspended' } }))
  expect(await contractor.api.readUser()).toMatchObject({ problem: 'unauthenticated' })
  expect(unwrap(await support.listReports({ query: { status: 'settled' } })).reports).toMatchObject([
    { decision: { outcome: 'suspended', operatorName: 'Sam Okafor' } },
    { decision: { outcome: 'warned' } },
  ])
})
