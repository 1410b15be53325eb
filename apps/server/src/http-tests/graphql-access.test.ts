import { isObjectType, type GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPermission, TOKEN_SCOPES, type TeamPermission, type TokenScope } from '@guildhall/domain/companies'
import { mayOperate, OPERATOR_ROLES, type OperatorRole } from '@guildhall/domain/moderation'
import { anInvoice } from '@guildhall/domain/testing'
import { createRepositories } from '@guildhall/postgres'
import { digestDatabase } from './support/digest-database.ts'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import {
  GRAPHQL_STAFF_MUTATIONS as MUTATIONS,
  GRAPHQL_STAFF_QUERIES as STAFF_QUERIES,
  type TenantIds,
} from './support/graphql-staff-fields.ts'
import { askGraphql, everythingOf, readSchema, type RootValue } from './support/graphql.ts'
import { addOperator, signInAsOperator } from './support/operators.ts'
import { logIn, signUp, type Person } from './support/people.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { addParkedJob, addSentMail } from './support/stuck-work.ts'
import { createTenant, type Tenant } from './support/two-tenants.ts'
import { unwrap } from './support/unwrap.ts'

/** Who may read a field of people, as the test expects it. */
interface PeopleField {
  readonly args?: (ids: TenantIds) => string
  readonly scope: TokenScope
  readonly who?: 'employer'
  readonly right?: TeamPermission
}

const QUERIES: Readonly<Record<string, PeopleField>> = {
  account: { scope: 'profile' },
  company: { scope: 'company', who: 'employer' },
  team: { scope: 'company', who: 'employer' },
  candidates: { scope: 'candidates', who: 'employer', right: 'search', args: () => '(first: 5)' },
  candidate: {
    scope: 'candidates',
    who: 'employer',
    right: 'search',
    args: ({ contractor }) => `(uuid: "${contractor}")`,
  },
  bookmarks: { scope: 'candidates', who: 'employer', right: 'search', args: () => '(first: 5)' },
  savedSearches: { scope: 'candidates', who: 'employer', right: 'search', args: () => '(first: 5)' },
  conversations: { scope: 'conversations', args: () => '(first: 5)' },
  conversation: { scope: 'conversations', args: ({ conversation }) => `(uuid: "${conversation}")` },
  notifications: { scope: 'notifications', args: () => '(first: 5)' },
  invoices: { scope: 'billing', who: 'employer', right: 'plan', args: () => '(first: 5)' },
}

/** What a mutation answers whose use case was reached. */
const REACHED = [
  'StaffDone',
  'StaffClaimed',
  'StaffApprovals',
  'StaffUndone',
  'StaffEndedSessions',
  'StaffListEntry',
  'StaffRetriedJobs',
  'StateConflict',
  'InvalidInput',
]
const OWN_WORDS = /Quillfeather|Oxenbridge|Zephyrine|Vesperine|harpsichord/i
const REPORT = '01900000-0000-7000-8000-0000000000e1'
const INVOICE = '01900000-0000-7000-8000-0000000000e2'

let server: TestServer
let schema: GraphQLSchema
let tenant: Tenant
let ids: TenantIds
/** A contractor and an employer of nobody in the tenant. */
let outsiders: readonly Person[]
let unverified: Person
let operators: ReadonlyMap<OperatorRole, Readonly<Record<string, string>>>

beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  tenant = await createTenant(server)
  const { admin, contractor, conversation } = tenant
  const [row] = await server.knex('accounts').where({ uuid: admin.uuid }).select('companyUuid')
  ids = {
    contractor: contractor.uuid,
    conversation,
    company: row.companyUuid,
    invoice: INVOICE,
    report: REPORT,
    mail: await addSentMail(server, { accountUuid: contractor.uuid }),
    retriedJob: await addParkedJob(server),
    droppedJob: await addParkedJob(server),
  }
  // Waits for a vetter.
  await server.knex('contractorProfiles').where({ uuid: contractor.uuid }).update({ vettingStatus: 'pending' })
  const { invoices, reports } = createRepositories(server.knex)
  await invoices.add(anInvoice({ uuid: INVOICE, number: 'GH-009999', companyUuid: ids.company, purpose: 'seats' }))
  await reports.add({
    uuid: REPORT,
    reporterUuid: tenant.requested.uuid,
    subjectType: 'candidate',
    subjectUuid: contractor.uuid,
    reason: 'spam',
    note: null,
    snapshot: {},
    status: 'open',
    createdAt: new Date(),
  })
  outsiders = [
    await completeContractor(server, { email: 'lerato@example.com' }),
    await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' }),
  ]
  unwrap(await signUp(server, 'contractor', { email: 'new@example.com' }))
  unverified = await logIn(server, 'new@example.com')
  const signedIn = new Map<OperatorRole, Readonly<Record<string, string>>>()
  for (const role of OPERATOR_ROLES) {
    const { headers } = await signInAsOperator(server, (await addOperator(server, { role })).email)
    signedIn.set(role, headers)
  }
  operators = signedIn
  schema = await readSchema(server)
  await server.settle()
})
afterAll(() => server.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What a root field answers to a caller; throws for an error outside its type. */
const read = async (
  kind: 'Mutation' | 'Query',
  name: string,
  args: string,
  headers: Readonly<Record<string, string>>,
): Promise<RootValue> => {
  const { data, errors } = await askGraphql(server, headers, everythingOf(schema, kind, name, args))
  const value = data?.[name]
  if (errors !== undefined || value === null || value === undefined)
    throw new Error(`${name}: ${JSON.stringify(errors)}`)
  return value
}
const argsOf = ({ args }: { readonly args?: (ids: TenantIds) => string }): string => args?.(ids) ?? ''

const roleOf = (person: Person): 'admin' | 'recruiter' | 'viewer' | 'billing' | null =>
  person === tenant.admin
    ? 'admin'
    : ((['recruiter', 'viewer', 'billing'] as const)[tenant.colleagues.indexOf(person)] ?? null)

const rootFields = (kind: 'Mutation' | 'Query'): readonly string[] => {
  const type = schema.getType(kind)
  return isObjectType(type) ? Object.keys(type.getFields()) : []
}

it('every field of the schema is walked', () => {
  expect(rootFields('Query').toSorted()).toEqual(
    ['viewer', 'list', ...Object.keys(QUERIES), ...Object.keys(STAFF_QUERIES)].toSorted(),
  )
  expect(rootFields('Mutation').toSorted()).toEqual(Object.keys(MUTATIONS).toSorted())
})

// API-42, API-47, API-50
describe.each(Object.entries(QUERIES))('%s', (name, field) => {
  it('is refused to nobody and to unverified people', async () => {
    expect(await read('Query', name, argsOf(field), {})).toMatchObject({ code: 'unauthenticated' })
    expect(await read('Query', name, argsOf(field), bearer('forged'))).toMatchObject({ code: 'unauthenticated' })
    expect(await read('Query', name, argsOf(field), bearer(unverified.token))).toMatchObject({
      code: 'email-not-verified',
    })
  })

  it('is answered to people whose role allows it, and to nobody else', async () => {
    for (const person of [tenant.admin, ...tenant.colleagues, tenant.contractor]) {
      const role = roleOf(person)
      const isAllowed =
        (field.who === undefined || role !== null) && (field.right === undefined || hasPermission(role, field.right))
      const value = await read('Query', name, argsOf(field), bearer(person.token))
      expect([role, value.code === 'forbidden']).toEqual([role, !isAllowed])
    }
    expect((await read('Query', name, argsOf(field), bearer(tenant.admin.token))).code).toBeUndefined()
  })

  it('tells outsiders nothing of this tenant', async () => {
    for (const person of outsiders) {
      const value = await read('Query', name, argsOf(field), bearer(person.token))
      expect(JSON.stringify(value)).not.toMatch(OWN_WORDS)
      const refusals = argsOf(field).includes('uuid')
        ? ['not-found', 'forbidden']
        : ['forbidden', 'bookmarks-need-subscription', undefined]
      expect(refusals).toContain(value.code)
    }
  })

  it('needs its scope of a token, personal or of a service', async () => {
    const make = async (scopes: readonly TokenScope[], isForService: boolean) =>
      unwrap(await tenant.admin.api.createAccessToken({ body: { name, scopes: [...scopes], days: 1, isForService } }))
    const isOfPeople = field.scope === 'profile' || field.scope === 'notifications'
    for (const isForService of isOfPeople ? [false] : [false, true]) {
      const own = await make([field.scope], isForService)
      const others = TOKEN_SCOPES.filter(
        (scope) => scope !== field.scope && !(isForService && (scope === 'profile' || scope === 'notifications')),
      )
      const other = await make(others, isForService)
      expect((await read('Query', name, argsOf(field), bearer(own.secret))).code).toBeUndefined()
      expect(await read('Query', name, argsOf(field), bearer(other.secret))).toMatchObject({
        code: 'insufficient-scope',
      })
      for (const { uuid } of [own, other]) unwrap(await tenant.admin.api.removeAccessToken({ params: { uuid } }))
      expect(await read('Query', name, argsOf(field), bearer(own.secret))).toMatchObject({ code: 'unauthenticated' })
    }
  })

  it('is nothing for operators', async () => {
    for (const headers of operators.values())
      expect(await read('Query', name, argsOf(field), headers)).toMatchObject({ code: 'unauthenticated' })
  })
})

// MOD-12, MOD-24
describe.each(Object.entries(STAFF_QUERIES))('%s', (name, field) => {
  it('is answered to operators who may, and is not found by anybody else', async () => {
    for (const [role, headers] of operators) {
      const { code } = await read('Query', name, argsOf(field), headers)
      expect([role, code]).toEqual([role, mayOperate(role, field.right) ? undefined : 'not-found'])
    }
    const token = unwrap(
      await tenant.admin.api.createAccessToken({
        body: { name, scopes: [...TOKEN_SCOPES], days: 1, isForService: false },
      }),
    )
    for (const headers of [{}, bearer(tenant.admin.token), bearer(tenant.contractor.token), bearer(token.secret)])
      expect(await read('Query', name, argsOf(field), headers)).toMatchObject({ code: 'not-found' })
    unwrap(await tenant.admin.api.removeAccessToken({ params: { uuid: token.uuid } }))
  })

  // MOD-22
  it('is not found with an operator’s cookie from the page of another site, or without an Origin', async () => {
    const headers = operators.get('superadmin')
    const { cookie = '' } = headers ?? {}
    for (const foreign of [{ cookie }, { cookie, origin: 'https://evil.example' }])
      expect(await read('Query', name, argsOf(field), foreign)).toMatchObject({ code: 'not-found' })
  })
})

// MOD-12, MOD-24
describe('mutations', () => {
  it('change nothing for anybody but operators who may', async () => {
    // What earlier calls have begun is done, and the copies of data, which are made each minute.
    await server.advance('PT1M')
    await server.settle()
    const before = await digestDatabase(server)
    for (const [name, field] of Object.entries(MUTATIONS)) {
      const callers = [
        {},
        bearer(tenant.admin.token),
        bearer(tenant.contractor.token),
        ...[...operators].flatMap(([role, headers]) => (mayOperate(role, field.right) ? [] : [headers])),
      ]
      for (const headers of callers) {
        const value = await read('Mutation', name, argsOf(field), headers)
        expect([name, value.code]).toEqual([name, 'not-found'])
      }
    }
    expect(await digestDatabase(server)).toEqual(before)
  })

  it.each(Object.entries(MUTATIONS))('%s reaches its use case for operators who may', async (name, field) => {
    const value = await read('Mutation', name, argsOf(field), operators.get('superadmin') ?? {})
    expect(REACHED).toContain(value.__typename)
  })
})
