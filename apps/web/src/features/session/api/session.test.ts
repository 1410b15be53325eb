import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beforeSignOut } from '../../../shared/api/before-sign-out.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { sessionKeys } from './keys.ts'
import { refreshSession, sessionQuery } from './session.ts'
import { signOut } from './sign-out.ts'

const replace = vi.fn<(to: string) => void>()
const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('window', { location: { replace } })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', { length: 0 })
  vi.stubGlobal('localStorage', { length: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

// UI-53
describe('the session that a page begins with', () => {
  const read = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(sessionQuery)
  const answer = (status: number, message: string) => {
    vi.stubGlobal('document', { cookie: 'signed_in=employer' })
    send.mockResolvedValueOnce(Response.json({ message, code: 'unauthenticated' }, { status }))
  }

  it('is not requested without the cookie of a session', async () => {
    expect(await read()).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('is nobody’s if the server answers 401', async () => {
    answer(401, 'Unauthenticated.')
    expect(await read()).toBeNull()
  })

  it('is a failure that can be tried again for any other refusal', async () => {
    answer(503, 'The database is away.')
    await expect(read()).rejects.toThrow('The database is away.')
  })
})

const session = (uuid: string, name: string) => ({ user: { uuid, first_name: name } })

describe('a session that ends while its page is open', () => {
  const dana = { uuid: '1', name: 'Dana', email: 'dana@kestrelfreight.example', picture: null }
  afterEach(() => sessionGate.know(null))

  // UI-7
  it('is asked for over the page, although its cookie is gone', async () => {
    const queries = new QueryClient()
    queries.setQueryData(sessionKeys.session, session('1', 'Dana'))
    sessionGate.know(dana)
    send.mockResolvedValueOnce(Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
    send.mockResolvedValueOnce(Response.json(session('1', 'Dana W.')))
    const read = queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await vi.waitFor(() => expect(sessionGate.waitingViewer()).toEqual(dana))
    expect(queries.getQueryData(sessionKeys.session)).toEqual(session('1', 'Dana'))
    sessionGate.open(dana.uuid)
    expect(await read).toEqual(session('1', 'Dana W.'))
  })
})

// UI-75
describe('the session of somebody else', () => {
  const begin = (known: object | null) => {
    const queries = new QueryClient()
    queries.setQueryData(sessionKeys.session, known)
    queries.setQueryData(['conversations'], ['a request to Dana'])
    send.mockResolvedValueOnce(Response.json(session('2', 'Bo')))
    return queries
  }

  it('loads the dashboard in place of the page, which does not show it', async () => {
    const queries = begin(session('1', 'Dana'))
    const shown = vi.fn<() => void>()
    void refreshSession(queries).then(shown, shown)
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard'))
    expect(shown).not.toHaveBeenCalled()
  })

  it('begins without what a session left that had ended', async () => {
    const queries = begin(null)
    expect(await refreshSession(queries)).toEqual(session('2', 'Bo'))
    expect(queries.getQueryData(['conversations'])).toBeUndefined()
    expect(replace).not.toHaveBeenCalled()
  })
})

// UI-5
describe('signing out', () => {
  it('ends the session on the server, forgets what was read, and loads the login in place of the page after 50 ms', async () => {
    const queries = new QueryClient()
    queries.setQueryData(sessionKeys.session, { user: 'Dana' })
    await signOut(queries)
    expect(send.mock.calls[0]?.[0]).toBe('/v0/auth/logout')
    expect(queries.getQueryData(sessionKeys.session)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(49)
    expect(replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/login')
  })

  // SRCH-82
  it.each([
    ['goes after what needs the session', null],
    ['goes on if that fails', new Error('Away.')],
  ])('%s', async (_what, error) => {
    const task = vi.fn<() => Promise<void>>(() => (error === null ? Promise.resolve() : Promise.reject(error)))
    const dropTask = beforeSignOut(task)
    await signOut(new QueryClient())
    dropTask()
    expect(task.mock.invocationCallOrder[0]).toBeLessThan(send.mock.invocationCallOrder[0] ?? 0)
  })

  it.each([
    ['takes what the browser keeps of the user with it', 204, []],
    ['leaves messages that wait for a connection if the server could not be reached', 503, ['guildhall-outgoing:dana']],
  ] as const)('%s', async (_what, status, left) => {
    const stored = { 'guildhall-outgoing:dana': '[]', 'guildhall-draft:dana:1': 'Hello', theme: 'dark' }
    Object.defineProperty(stored, 'removeItem', { value: (key: keyof typeof stored) => delete stored[key] })
    vi.stubGlobal('localStorage', stored)
    send.mockResolvedValueOnce(new Response(status === 204 ? null : '{}', { status }))
    await signOut(new QueryClient())
    expect(Object.keys(stored)).toEqual([...left, 'theme'])
  })
})
