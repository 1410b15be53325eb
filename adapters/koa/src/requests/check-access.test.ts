import { aContractorActor, anEmployerActor } from '@guildhall/domain/testing'
import type { OperatorActor } from '@guildhall/domain/moderation'
import type { Actor } from '@guildhall/domain/identity'
import { type Route, routes } from '@guildhall/rest-contract'
import Koa from 'koa'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { errors } from '../middleware/errors.ts'
import { type AccessDeps, checkAccess, hasOperatorCookie } from './access.ts'

const { allowsUnverified: _, ...plain } = routes.readUser
const contractor = aContractorActor()
const employer = anEmployerActor()
const LONGEST = 't'.repeat(2_000)
const cookie = (token = 'contractor') => ({ cookie: `access_token=${token}` })
const bearer = (token = 'contractor') => ({ authorization: `Bearer ${token}` })
const OURS = { origin: 'http://guildhall.test' }
const who: Readonly<Record<string, Actor>> = { contractor, employer }
/** Also longer tokens would be known, so that their length alone refuses them. */
const holderOf = (token: string): Actor | null => who[token] ?? (/^t+$/.test(token) ? contractor : null)
const viewed: Actor = {
  ...employer,
  viewer: { operatorUuid: 'operator', operatorSessionUuid: 'session', until: new Date(0) },
}
const operator = (changes: Partial<OperatorActor> = {}): OperatorActor => ({
  operatorUuid: '01900000-0000-7000-8000-0000000000a0',
  sessionUuid: '01900000-0000-7000-8000-0000000000a1',
  role: 'superadmin',
  mustSetUpTwoFactor: false,
  ...changes,
})
const operators: Readonly<Record<string, OperatorActor>> = {
  superadmin: operator(),
  support: operator({ role: 'support' }),
  newcomer: operator({ mustSetUpTwoFactor: true }),
}

const deps: AccessDeps = {
  publicUrl: 'http://guildhall.test',
  useCases: {
    authenticate: async (token) => holderOf(token),
    authenticateSignedToken: async (audience, token) =>
      token === audience || token === '' ? employer : holderOf(token),
    authenticateViewer: async (audience, token) => (token === `viewed-${audience}` ? viewed : null),
    authenticateOperator: async (token) => operators[token] ?? (/^t+$/.test(token) ? operator() : null),
  },
}

/** Sends a request to a route with these properties; returns the status, and who the caller is. */
const ask = async (route: Partial<Route>, init: RequestInit = {}, query = '') => {
  const app = new Koa()
  app.use(errors({ error: () => undefined, warn: () => undefined }))
  app.use(async (ctx) => {
    const { actor, bearer: sent, operator: staff } = await checkAccess({ ...plain, ...route }, ctx, deps)
    ctx.body = { actor: actor?.accountUuid ?? staff?.operatorUuid ?? null, bearer: sent }
  })
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${query}`, init)
  const text = await response.text()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  if (response.status !== 200) return response.status
  return text === '' ? null : (JSON.parse(text) as { readonly actor: string | null; readonly bearer: string | null })
}
const known = (actor: Actor, sent: string | null = null) => ({ actor: actor.accountUuid, bearer: sent })
const nobody = { actor: null, bearer: null }

describe('a call with a session', () => {
  // API-6
  it('takes the bearer token before the cookie, and says which it was', async () => {
    expect(await ask({}, { headers: bearer() })).toEqual(known(contractor, 'contractor'))
    expect(await ask({}, { headers: cookie() })).toEqual(known(contractor))
    expect(await ask({}, { headers: { ...cookie(), ...bearer('employer') } })).toEqual(known(employer, 'employer'))
  })

  it('is refused without a token, with one that nobody has, or with one too long', async () => {
    expect(await ask({ withoutToken: 'Sign in first.' }, { headers: bearer(`${LONGEST}t`) })).toBe(401)
    for (const headers of [{}, bearer('nobody'), bearer(`${LONGEST}t`)]) expect(await ask({}, { headers })).toBe(401)
    expect(await ask({}, { headers: bearer(LONGEST) })).toEqual(known(contractor, LONGEST))
    expect(await ask({ withoutToken: 'Sign in first.' }, { headers: bearer() })).toEqual(
      known(contractor, 'contractor'),
    )
  })

  // IDEN-16
  it('reads the cookie of any page, and changes nothing for one of another site', async () => {
    const foreign = { ...cookie(), origin: 'https://evil.example' }
    for (const method of ['GET', 'HEAD']) {
      expect(await ask({}, { method, headers: foreign })).not.toBe(403)
    }
    expect(await ask({}, { method: 'POST', headers: foreign })).toBe(403)
    expect(await ask({}, { method: 'POST', headers: { ...foreign, ...bearer() } })).toEqual(
      known(contractor, 'contractor'),
    )
  })

  // IDEN-16
  it('takes bodies that no form can send from the cookie, of known and unknown length', async () => {
    const send = (type: string, body?: RequestInit['body']) =>
      ask({}, {
        method: 'POST',
        headers: { ...cookie(), ...OURS, 'content-type': type },
        body: body ?? null,
        duplex: 'half',
      } as RequestInit)
    const stream = () => new Blob(['a=b']).stream()
    expect(await send('text/plain', 'a=b')).toBe(415)
    expect(await send('text/plain', stream())).toBe(415)
    expect(await send('application/json', '{}')).toEqual(known(contractor))
    expect(await send('application/json', stream())).toEqual(known(contractor))
    expect(await send('text/plain')).toEqual(known(contractor))
  })
})

describe('a call of the sign-up', () => {
  // API-5
  it('takes the token of the sign-up, which opens no other call', async () => {
    expect(await ask({ access: 'sign-up' }, { headers: bearer('sign-up') })).toEqual(known(employer, 'sign-up'))
    expect(await ask({ access: 'session' }, { headers: bearer('sign-up') })).toBe(401)
  })
})

describe('a call that knows a session but needs none', () => {
  const route = { access: 'public', recognisesSession: true } as const

  it('recognises who has one, and nobody without', async () => {
    expect(await ask(route, { headers: bearer() })).toEqual(known(contractor, 'contractor'))
    expect(await ask(route, { headers: bearer(LONGEST) })).toEqual(known(contractor, LONGEST))
    expect(await ask(route, { headers: cookie() })).toEqual(known(contractor))
    for (const headers of [{}, bearer('nobody'), bearer(`${LONGEST}t`)])
      expect(await ask(route, { headers })).toEqual(nobody)
  })

  it('is not every public call', async () => {
    expect(await ask({ access: 'public' }, { headers: bearer() })).toEqual(nobody)
    expect(await ask({ access: 'signed' }, { headers: bearer() })).toEqual(nobody)
  })
})

describe('a call with a search key', () => {
  const route = { access: 'search-key' } as const
  const application = { 'x-algolia-application-id': 'guildhall' }

  // API-8
  it('takes it from the headers or the address, up to the greatest length', async () => {
    const header = (key: string) => ({ headers: { ...application, 'x-algolia-api-key': key } })
    expect(await ask(route, header('search'))).toEqual(known(employer))
    expect(await ask(route, {}, '?x-algolia-application-id=guildhall&x-algolia-api-key=search')).toEqual(
      known(employer),
    )
    expect(await ask(route, header(LONGEST))).toEqual(known(contractor))
    expect(await ask(route, header(`${LONGEST}t`))).toBe(401)
    expect(await ask(route, { headers: application })).toBe(401)
    expect(await ask(route, {}, '?x-algolia-application-id=other&x-algolia-api-key=search')).toBe(401)
  })
})

describe('a known caller', () => {
  // API-5
  it('needs the user type and the right of the call', async () => {
    expect(await ask({ who: 'employer' }, { headers: bearer() })).toBe(403)
    expect(await ask({ who: 'contractor' }, { headers: bearer() })).toEqual(known(contractor, 'contractor'))
    expect(await ask({ right: 'company' }, { headers: bearer('employer') })).toEqual(known(employer, 'employer'))
    expect(await ask({ right: 'company' }, { headers: bearer() })).toBe(403)
  })

  // IDEN-27
  it('needs a verified address, except where the call says so and during the sign-up', async () => {
    const newcomer = { ...contractor, verified: false }
    const asNewcomer = async (route: Partial<Route>) => {
      const before = deps.useCases.authenticate
      Object.assign(deps.useCases, { authenticate: async () => newcomer })
      const answer = await ask(route, { headers: bearer() })
      Object.assign(deps.useCases, { authenticate: before })
      return answer
    }
    expect(await asNewcomer({ access: 'session' })).toBe(403)
    expect(await asNewcomer({ access: 'session', allowsUnverified: true })).toEqual(known(newcomer, 'contractor'))
    expect(await asNewcomer({ access: 'sign-up' })).toEqual(known(newcomer, 'contractor'))
  })
})

describe('a call of operators', () => {
  const staff = (token: string) => ({ headers: { cookie: `staff_session=${token}` } })
  const known = { actor: operator().operatorUuid, bearer: null }
  const route = { access: 'operator' } as const
  const managing = { ...route, operatorRight: 'manage-operators' } as const

  // MOD-12, MOD-24
  it('takes their cookie alone; for everybody else it does not exist', async () => {
    expect(await ask(route, staff('superadmin'))).toEqual(known)
    expect(await ask(route, staff(LONGEST))).toEqual(known)
    for (const init of [{}, staff('nobody'), staff(`${LONGEST}t`), { headers: bearer('superadmin') }]) {
      expect(await ask(route, init)).toBe(404)
    }
  })

  // MOD-17, MOD-22
  it('needs the right of the role, and the second factor where it is required', async () => {
    expect(await ask(managing, staff('superadmin'))).toEqual(known)
    expect(await ask(managing, staff('support'))).toBe(404)
    expect(await ask(managing, staff('newcomer'))).toBe(404)
    for (const one of ['support', 'newcomer']) expect(await ask(route, staff(one))).toEqual(known)
  })

  // IDEN-16
  it('changes nothing for a page of another site', async () => {
    const { headers } = staff('superadmin')
    const from = (origin: string) => ask(route, { method: 'POST', headers: { ...headers, origin } })
    expect([await from('https://evil.example'), await from(OURS.origin)]).toEqual([403, known])
  })

  // MOD-22
  it('comes from a browser that has the cookie of an operator, whatever it holds', () => {
    const seen = (cookies: string, publicUrl = deps.publicUrl): boolean => {
      const app = new Koa()
      const request = { headers: { cookie: cookies }, socket: {} } as unknown as IncomingMessage
      return hasOperatorCookie(app.createContext(request, {} as ServerResponse), publicUrl)
    }
    expect([seen('staff_session=ended'), seen('access_token=contractor'), seen('')]).toEqual([true, false, false])
    expect(seen('staff_session=ended', 'https://guildhall.test')).toBe(false)
    expect(seen('__Host-staff_session=ended', 'https://guildhall.test')).toBe(true)
  })
})

describe('a viewer', () => {
  const asViewer = { headers: { ...cookie('viewed-view-as'), ...OURS } }
  const change = { ...asViewer, method: 'POST' }

  // MOD-53
  it('reads by the cookie alone what is not closed to viewers', async () => {
    expect(await ask({}, asViewer)).toEqual(known(viewed))
    expect(await ask({}, { headers: bearer('viewed-view-as') })).toBe(401)
    expect(await ask({ viewers: 'never' }, asViewer)).toBe(403)
    expect(await ask({ access: 'public', recognisesSession: true }, asViewer)).toEqual(known(viewed))
  })

  // MOD-53
  it('changes nothing, and searches', async () => {
    expect(await ask({ method: 'POST' }, change)).toBe(403)
    expect(await ask({ method: 'POST', viewers: 'allowed' }, change)).toEqual(known(viewed))
    const keys = '?x-algolia-application-id=guildhall&x-algolia-api-key=viewed-search'
    expect(await ask({ access: 'search-key', method: 'POST', viewers: 'allowed' }, { method: 'POST' }, keys)).toEqual(
      known(viewed),
    )
  })
})
