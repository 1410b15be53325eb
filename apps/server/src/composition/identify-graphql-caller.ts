import type { IncomingMessage } from 'node:http'
import { TOKEN_PREFIX } from '@guildhall/domain/companies'
import type { CallUseCases } from '@guildhall/domain/use-cases'
import type { GraphqlCaller } from '@guildhall/graphql'
import { operatorCookieName, sessionCookieName } from '@guildhall/koa'

export interface IdentifyGraphqlCallerDeps {
  readonly publicUrl: string
  /** Whether a page of ours sends this request: it has our own Origin. */
  readonly isOwnPage: (request: IncomingMessage) => boolean
  readonly useCases: Pick<CallUseCases, 'authenticate' | 'authenticateAccessToken' | 'authenticateOperator'>
}

const NOBODY: GraphqlCaller = { kind: 'nobody' }
const TOKEN_MAX = 2000

const readBearer = ({ headers }: IncomingMessage): string | null =>
  /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

const readCookie = ({ headers }: IncomingMessage, name: string): string | null => {
  const pair = (headers.cookie ?? '').split(/; */).find((text) => text.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}

/**
 * Who sends an operation: an access token or a session's token in the header; else the cookie of an operator or of a person, from our own page
 * and by POST alone, as cookies come with requests that another site's page makes, too. Rules: API-42, API-50, IDEN-16, MOD-22.
 */
export const identifyGraphqlCaller =
  ({ isOwnPage, publicUrl, useCases }: IdentifyGraphqlCallerDeps) =>
  async (request: IncomingMessage): Promise<GraphqlCaller> => {
    const bearer = readBearer(request)
    if (bearer !== null) return bearer.length > TOKEN_MAX ? NOBODY : byBearer(useCases, bearer)
    if (request.method !== 'POST' || !isOwnPage(request)) return NOBODY
    const staff = readCookie(request, operatorCookieName(publicUrl))
    const operator = staff === null || staff.length > TOKEN_MAX ? null : await useCases.authenticateOperator(staff)
    if (operator !== null) return { kind: 'operator', operator }
    const session = readCookie(request, sessionCookieName(publicUrl))
    const actor = session === null || session.length > TOKEN_MAX ? null : await useCases.authenticate(session)
    return actor === null ? NOBODY : { kind: 'person', actor, scopes: null }
  }

const byBearer = async (useCases: IdentifyGraphqlCallerDeps['useCases'], bearer: string): Promise<GraphqlCaller> => {
  if (bearer.startsWith(TOKEN_PREFIX)) {
    const holder = await useCases.authenticateAccessToken(bearer)
    return holder === null ? NOBODY : { kind: 'person', actor: holder.actor, scopes: holder.scopes }
  }
  const actor = await useCases.authenticate(bearer)
  return actor === null ? NOBODY : { kind: 'person', actor, scopes: null }
}
