import type { Download } from '../downloads.ts'
import { generalProblems, type GeneralProblemName } from '../general-problems.ts'
import { type ProblemCode, problemNotes } from '../problem-notes.ts'
import { isOpenToViewers, takesIdempotencyKey, type Route } from '../route.ts'
import { errorBody } from '../wire/error-body.ts'
import { searchRefusal, toSearchRefusal } from '../wire/search-refusal.ts'
import { toLinks } from './links.ts'
import type { SchemaRegistry } from './schemas.ts'

interface NamedProblem {
  readonly name: string
  readonly status: number
  readonly message: string
}

const general = (name: GeneralProblemName): NamedProblem => ({ name, ...generalProblems[name] })

const unauthenticated = ({ withoutToken }: Route): NamedProblem => ({
  ...general('unauthenticated'),
  ...(withoutToken === undefined ? {} : { message: withoutToken }),
})

/** Whether a page of another site could have the browser send this call with what it keeps. Rule: IDEN-16. */
const refusesForeignOrigins = ({ access, method }: Route): boolean =>
  access === 'public' ? method === 'POST' : method !== 'GET' && access !== 'signed' && access !== 'search-key'

/** Errors that such a call may return besides its declared problems. */
const listGeneralProblems = (route: Route): readonly NamedProblem[] => {
  const open = route.access === 'public' || route.access === 'signed'
  const isOperators = route.access === 'operator'
  const hasBody = route.body !== undefined || route.multipart === true
  return [
    ...(hasBody ? [general('unreadable'), general('too-large'), general('unsupported-type')] : []),
    ...(open || isOperators ? [] : [unauthenticated(route)]),
    ...(refusesForeignOrigins(route) ? [general('foreign-origin')] : []),
    ...(route.who === undefined && route.right === undefined ? [] : [general('forbidden')]),
    ...(open || isOperators || route.allowsUnverified === true ? [] : [general('email-not-verified')]),
    ...(open || isOperators || isOpenToViewers(route) ? [] : [general('view-only')]),
    // A call of operators does not exist for anybody else. Rule: MOD-24.
    ...(route.params === undefined && !isOperators ? [] : [general('not-found')]),
    ...(hasBody || route.query !== undefined ? [general('invalid')] : []),
    ...(takesIdempotencyKey(route) ? [general('still-running'), general('idempotency-key-reused')] : []),
    general('too-many-requests'),
    general('unavailable'),
  ]
}

const toExample = ({ message, name, status }: NamedProblem) => ({
  summary: message,
  description: problemNotes[name as ProblemCode],
  value: {
    message,
    code: name,
    ...(status === 422 && name !== 'idempotency-key-reused' ? { errors: { field: ['Value is required'] } } : {}),
  },
})

/** A problem as the search wire sends it: without its code. Rule: SRCH-3. */
const toSearchProblem = (problem: NamedProblem): NamedProblem => {
  const errors = problem.name === 'invalid' ? { facetFilters: ['"email" is not an attribute to filter by'] } : {}
  return { ...problem, ...toSearchRefusal({ ...problem, code: problem.name, errors }) }
}

const toSearchExample = ({ message, name, status }: NamedProblem) => ({
  summary: message,
  description: problemNotes[name as ProblemCode],
  value: { message, status },
})

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }

const nextCursor = { 'X-Next-Cursor': { description: 'Where the next page begins', schema: { type: 'string' } } }

/** The responses of a call: its success, and its errors by status with an example for each code. Rule: API-11. */
export const toResponses = (name: string, route: Route, registry: SchemaRegistry): Record<string, unknown> => {
  const declared = Object.entries(route.problems).map(([name, problem]) => ({ name, ...problem }))
  const isSearchWire = route.access === 'search-key'
  const problems = [
    ...declared,
    ...listGeneralProblems(route).filter(({ name }) => !Object.hasOwn(route.problems, name)),
  ]
  const byStatus = new Map<number, NamedProblem[]>()
  for (const problem of isSearchWire ? problems.map(toSearchProblem) : problems) {
    byStatus.set(problem.status, [...(byStatus.get(problem.status) ?? []), problem])
  }
  const schema = registry.schemaOf(isSearchWire ? searchRefusal : errorBody, 'output')
  const describeProblem = isSearchWire ? toSearchExample : toExample
  const refusals = [...byStatus].map(([status, listed]) => [
    String(status),
    {
      description: listed.map(({ name }) => name).join(', '),
      ...(status === 429 || status === 503 || listed.some(({ name }) => name === 'still-running')
        ? { headers: retryAfter }
        : {}),
      content: {
        'application/json': {
          schema,
          examples: Object.fromEntries(listed.map((problem) => [problem.name, describeProblem(problem)])),
        },
      },
    },
  ])
  const { success } = route
  const content =
    'body' in success
      ? {
          content: {
            'application/json': { schema: registry.schemaOf(success.body, 'output'), example: route.examples.reply },
          },
        }
      : {}
  const headers = route.pagedByHeader === true ? { headers: nextCursor } : {}
  const links = toLinks(name)
  return {
    [String(success.status)]: {
      description: route.summary,
      ...headers,
      ...content,
      ...(Object.keys(links).length === 0 ? {} : { links }),
    },
    ...Object.fromEntries(refusals),
  }
}

/** The responses of a download: the file, and its refusals like those of a call that reads. Rule: API-1. */
export const toDownloadResponses = (
  name: string,
  { access, isCached, types, ...download }: Download,
  registry: SchemaRegistry,
): Record<string, unknown> => {
  const route = { ...download, method: 'GET', access: access[0], success: { status: 204 }, examples: {} } as const
  // A signature is checked, and not parsed: a wrong one is not found.
  const { 204: _empty, 422: _invalid, ...refusals } = toResponses(name, route, registry)
  const content = Object.fromEntries(types.map((type) => [type, { example: '(the bytes of a file)' }]))
  return {
    200: { description: download.summary, content },
    ...(isCached === true ? { 304: { description: 'Not changed' } } : {}),
    ...refusals,
  }
}
