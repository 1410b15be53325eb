import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { staffSessionQuery } from './use-staff-session.ts'

// MOD-24
describe('the session of an operator', () => {
  const answer = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"message":"Not found"}', { status: 404 })))
  afterEach(() => {
    vi.unstubAllGlobals()
    answer.mockClear()
  })
  const readWith = (cookie: string) => {
    const document = { cookie }
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', { location: { protocol: 'http:' } })
    vi.stubGlobal('fetch', answer)
    return new QueryClient().fetchQuery(staffSessionQuery).then((session) => ({ session, cookie: document.cookie }))
  }

  it('is not asked for in a browser where no operator has signed in', async () => {
    expect((await readWith('signed_in=employer')).session).toBeNull()
    expect(answer).not.toHaveBeenCalled()
  })

  it('is asked for after a sign-in, and no more once it has ended', async () => {
    const { session, cookie } = await readWith('staff_signed_in=1')
    expect(session).toBeNull()
    expect(answer).toHaveBeenCalledOnce()
    expect(cookie).toContain('staff_signed_in=; Max-Age=0')
  })
})
