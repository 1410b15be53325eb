import type { Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import { describeIssue } from './field-messages.ts'
import type { RequestBody } from './read-body.ts'
import { RequestRefused } from './request-refused.ts'
import { refuseUnknownSearch } from './unknown-search.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Parses the parts of a request with the route's schemas. */
export type RequestParser = (params: Readonly<Record<string, string>>, ctx: Context, body: RequestBody) => object

const takeFirstValues = (query: Context['query']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))

/** Messages of schemas that have none of their own. */
const parseOptions = { error: describeIssue }

const groupByField = (issues: readonly Issue[]): Record<string, string[]> => {
  const errors = new Map<string, string[]>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    errors.set(field, [...(errors.get(field) ?? []), message])
  }
  return Object.fromEntries(errors)
}

/** Creates a route's parser. Invalid path parameters are 404; errors of query and body are reported together. Rule: API-12. */
export const createRequestParser = (route: Route): RequestParser => {
  const notFoundMessage = route.problems['not-found']?.message
  return (pathParams, ctx, body) => {
    const params = route.params?.safeParse(pathParams)
    if (params?.success === false) {
      const refusal = refuseUnknownSearch(ctx.path)
      const message = refusal?.message ?? notFoundMessage
      throw new RequestRefused(
        refusal?.status === 400 ? 'unreadable' : 'not-found',
        message === undefined ? {} : { message },
      )
    }
    const query = route.query?.safeParse(takeFirstValues(ctx.query), parseOptions)
    const json = route.body?.safeParse(body.json, parseOptions)
    const fields = route.fields?.safeParse(body.fields ?? {}, parseOptions)
    const parts = [query, json, fields]
    const issues: readonly Issue[] = parts.flatMap((part) => part?.error?.issues ?? [])
    if (issues.length > 0) {
      throw new RequestRefused('invalid', { message: issues[0]?.message ?? '', errors: groupByField(issues) })
    }
    return { params: params?.data, query: query?.data, body: json?.data, fields: fields?.data, file: body.file }
  }
}
