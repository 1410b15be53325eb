import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingSignUpClient, readPendingSignUp } from './pending-sign-up.ts'
import { savePendingSignUp } from './save-pending-sign-up.ts'

const signingUp = {
  token: 'temporary',
  email: 'dana+work@kestrelfreight.example',
  plan: { size: '11-50', seats: 3, billedAnnually: false },
  hasBillingDetails: false,
} as const

const order = { company_size: '11-50', interval: 'month', quantity: 3, currency: 'USD' } as const

const assign = vi.fn<(to: string) => void>()
const answerWith = (status: number, code: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Unauthenticated.', code }, { status })))

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', { location: { assign } })
  savePendingSignUp(signingUp)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

// ONB-30
describe('a call of a user who is signing up', () => {
  it('forgets a token that has ended and goes on at the login, which knows the address', async () => {
    answerWith(401, 'unauthenticated')
    void pendingSignUpClient(signingUp).startCheckout({ params: { provider: 'stripe' }, body: order })
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const address = new URL(assign.mock.lastCall?.[0] ?? '', 'https://guildhall.example')
    expect(address.pathname).toBe('/login')
    expect(Object.fromEntries(address.searchParams)).toEqual({ email: signingUp.email, said: 'sign-up-paused' })
    expect(readPendingSignUp()).toBeNull()
  })

  it('keeps the token and the page for any other refusal', async () => {
    answerWith(403, 'forbidden')
    expect(
      await pendingSignUpClient(signingUp).startCheckout({ params: { provider: 'stripe' }, body: order }),
    ).toMatchObject({ ok: false, status: 403 })
    expect(assign).not.toHaveBeenCalled()
    expect(readPendingSignUp()).toEqual(signingUp)
  })
})
