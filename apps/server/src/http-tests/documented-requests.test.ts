import { routes, type OpenApiDocument, type Route } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activatePaidPlan, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { bearerHeader } from './support/every-route.ts'
import { addOperator, signInAsOperator } from './support/operators.ts'
import { openConversation } from './support/offer.ts'
import { type Answer, type AnswerChecker, createAnswerChecker, readAnswer } from './support/openapi/check-answers.ts'
import { createSchemaChecker, type SchemaChecker } from './support/openapi/check-schemas.ts'
import { LinkPool } from './support/openapi/follow-links.ts'
import { createRequestGenerator, type GeneratedRequest } from './support/openapi/generate-requests.ts'
import { type Operation, readOperations } from './support/openapi/read-operations.ts'
import { logIn, type Person } from './support/people.ts'
import { searchHeaders } from './support/search-wire.ts'
import { sendAllWrites } from './support/send-all-writes.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

const REQUESTS = process.env['PROVE'] === '1' ? 10_000 : 300
const SHARE = 0.9
const SEED = 20_261_123

/** Codes of refusals before the use case: of the form of a request, and of who calls. */
const BEFORE_THE_USE_CASE = ['invalid', 'unreadable', 'unsupported-type', 'forbidden', 'unauthenticated']

const isRoute = (name: string): name is keyof typeof routes => Object.hasOwn(routes, name)
const routeOf = (name: string): Route => {
  if (!isRoute(name)) throw new Error(`There is no call ${name}`)
  return routes[name]
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''

/** The search wire's refusals have no code: their status tells. */
const isRefusedBefore = (access: Route['access'], { body, status }: Answer): boolean =>
  access === 'search-key' ? [400, 403].includes(status) : BEFORE_THE_USE_CASE.includes(codeOf(body))

describe('requests that are generated from the document', () => {
  let server: TestServer
  let document: OpenApiDocument
  let operations: readonly Operation[]
  let check: SchemaChecker
  let faultOf: AnswerChecker
  const people = new Map<string, Person>()
  const links = new LinkPool()

  let operatorEmail = ''
  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
    document = (await (await server.request('/v0/openapi.json')).json()) as OpenApiDocument
    // Downloads have tests of their own.
    operations = readOperations(document).filter(({ name }) => isRoute(name))
    check = createSchemaChecker(document)
    faultOf = createAnswerChecker(document)
    const employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    await activatePaidPlan(server, employer)
    const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
    const conversation = await openConversation(employer, contractor)
    unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation }
    await sendAllWrites(server, employer, cast)
    await sendAllWrites(server, contractor, cast)
    await server.settle()
    operatorEmail = (await addOperator(server)).email
    people.set('employer', await logIn(server, employer.email))
    people.set('contractor', await logIn(server, contractor.email))
  })
  afterAll(() => server.stop())

  const headersOf = (access: Route['access'], person: Person | undefined): Readonly<Record<string, string>> => {
    if (person === undefined) return {}
    return access === 'search-key' ? searchHeaders(person.session) : bearerHeader(person.token)
  }

  const send = async (
    { method, path }: Operation,
    { body, headers, params, query }: GeneratedRequest,
    caller: Readonly<Record<string, string>>,
  ): Promise<Answer> => {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(params[name])))
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, toText(value))
    const isForm = body instanceof FormData
    const response = await server.request(`${address}?${search.toString()}`, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...caller,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    return readAnswer(response)
  }

  /** A session of an operator for each of their calls, one of which ends it. */
  const signInOperator = async (): Promise<Readonly<Record<string, string>>> => {
    await server.knex('login_failures').delete()
    return (await signInAsOperator(server, operatorEmail)).headers
  }

  const signInAgain = async (role: string, { email }: Person): Promise<Person> => {
    await server.knex('login_failures').delete()
    // A generated request of an operator may have suspended them.
    await server.knex('accounts').where({ email }).update({ suspendedAt: null })
    const person = await logIn(server, email)
    people.set(role, person)
    return person
  }

  /** The people who may call: both of them in turn, unless the call is for one type of user. */
  const roleFor = (operation: Operation, turn: number): string => {
    const { access, who } = routeOf(operation.name)
    if (operation.open) return 'nobody'
    if (access === 'operator') return 'operator'
    return who ?? (access === 'search-key' || turn % 2 === 0 ? 'employer' : 'contractor')
  }

  it('that are refused by the search wire get an error that fits, too', async () => {
    const operation = operations.find(({ name }) => name === 'queryCandidates')
    if (operation === undefined) throw new Error('There is no search')
    const request = { params: {}, query: {}, headers: {}, body: { hitsPerPage: 5_000 } }
    const answer = await send(operation, request, headersOf('search-key', people.get('employer')))
    expect(answer.status).toBe(400)
    expect(faultOf(operation.name, answer)).toBeNull()
  })

  // API-22, API-23
  it(`reach the use case, and every answer fits its schema`, async () => {
    const generate = createRequestGenerator(document, check, SEED)
    const faults: string[] = []
    const refused = new Map<string, number>()
    let reached = 0
    for (let turn = 0; turn < REQUESTS; turn += 1) {
      const operation = operations[turn % operations.length]
      if (operation === undefined) throw new Error('The document has no calls')
      const role = roleFor(operation, Math.floor(turn / operations.length))
      const request = generate(operation, links.pick(role, operation))
      const { access } = routeOf(operation.name)
      const person = people.get(role)
      const caller = access === 'operator' ? await signInOperator() : headersOf(access, person)
      let answer = await send(operation, request, caller)
      if (answer.status === (access === 'search-key' ? 403 : 401) && person !== undefined) {
        answer = await send(operation, request, headersOf(access, await signInAgain(role, person)))
      }
      const fault = faultOf(operation.name, answer)
      if (fault !== null) faults.push(`${operation.name} ${JSON.stringify(request)}: ${fault}`.slice(0, 1_000))
      links.add(role, operation.responses[String(answer.status)]?.links ?? {}, answer.body)
      if (isRefusedBefore(access, answer)) {
        refused.set(operation.name, (refused.get(operation.name) ?? 0) + 1)
      } else reached += 1
    }
    const most = [...refused].toSorted(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`)
    process.stdout.write(`${reached} of ${REQUESTS} requests reached the use case; refused: ${most.join(', ')}\n`)
    expect(faults).toEqual([])
    expect(reached / REQUESTS).toBeGreaterThanOrEqual(SHARE)
  }, 1_800_000)
})
