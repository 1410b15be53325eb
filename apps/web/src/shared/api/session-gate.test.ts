import { describe, expect, it, vi } from 'vitest'
import { createSessionGate, type GateViewer, sendThrough } from './session-gate.ts'

const dana: GateViewer = { uuid: '1', name: 'Dana Whitfield', email: 'dana@kestrelfreight.example', picture: null }

const answering = (...statuses: readonly number[]) => {
  const left = [...statuses]
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: left.shift() ?? 500 })))
}

describe('the session gate', () => {
  // API-6, UI-7
  it('repeats the same request after its owner has signed in again', async () => {
    const gate = createSessionGate()
    gate.know(dana)
    const send = answering(401, 200)
    const init = { method: 'POST', body: '{}', headers: { 'idempotency-key': 'k1' } }
    const answer = sendThrough(gate, send)('/v0/conversations', init)
    await vi.waitFor(() => expect(gate.waitingViewer()).toEqual(dana))
    expect(send).toHaveBeenCalledTimes(1)
    gate.open(dana.uuid)
    expect((await answer).status).toBe(200)
    expect(send.mock.calls).toEqual([
      ['/v0/conversations', init],
      ['/v0/conversations', init],
    ])
    expect(gate.waitingViewer()).toBeNull()
  })

  it('holds every request that fails with 401 in the meantime', async () => {
    const gate = createSessionGate()
    gate.know(dana)
    const send = answering(401, 401, 200, 200)
    const through = sendThrough(gate, send)
    const answers = Promise.all([through('/v0/bookmarks'), through('/v0/user')])
    await vi.waitFor(() => expect(gate.waitingViewer()).toEqual(dana))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    gate.open(dana.uuid)
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
  })

  // UI-75
  it('repeats nothing for somebody else who signs in', async () => {
    const gate = createSessionGate()
    gate.know(dana)
    const send = answering(401, 200)
    const answer = sendThrough(gate, send)('/v0/conversations')
    await vi.waitFor(() => expect(gate.waitingViewer()).toEqual(dana))
    gate.open('2')
    expect((await answer).status).toBe(401)
    expect(send).toHaveBeenCalledOnce()
    expect(gate.waitingViewer()).toBeNull()
  })

  it('retries only once', async () => {
    const gate = createSessionGate()
    gate.know(dana)
    const answer = sendThrough(gate, answering(401, 401))('/v0/user')
    await vi.waitFor(() => expect(gate.waitingViewer()).toEqual(dana))
    gate.open(dana.uuid)
    expect((await answer).status).toBe(401)
  })

  it.each(['/v0/auth/login', '/v0/user/restore', '/1/indexes/users/query'])(
    'does not hold a failed request to %s',
    async (path) => {
      const gate = createSessionGate()
      gate.know(dana)
      expect((await sendThrough(gate, answering(401))(path)).status).toBe(401)
      expect(gate.waitingViewer()).toBeNull()
    },
  )

  it('does not prompt when no user was signed in', async () => {
    const gate = createSessionGate()
    expect((await sendThrough(gate, answering(401))('/v0/user')).status).toBe(401)
    expect(gate.waitingViewer()).toBeNull()
  })

  it('returns the original response to waiting requests when the user signs out', async () => {
    const gate = createSessionGate()
    gate.know(dana)
    const answer = sendThrough(gate, answering(401))('/v0/user')
    await vi.waitFor(() => expect(gate.waitingViewer()).toEqual(dana))
    gate.know(null)
    expect((await answer).status).toBe(401)
    expect(gate.waitingViewer()).toBeNull()
  })
})
