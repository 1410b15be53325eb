import { describe, expect, it } from 'vitest'
import { toLoadable } from './loadable.ts'

const refetch = () => undefined
const refusal = (status: number, message: string) => Object.assign(new Error(message), { status })

describe('what a page shows of a query', () => {
  it('is what was read before, while it is read again and if that fails', () => {
    expect(toLoadable({ data: 'Hello', error: null, refetch })).toEqual({ state: 'ready', value: 'Hello' })
    expect(toLoadable({ data: 'Hello', error: refusal(503, 'Away.'), refetch })).toEqual({
      state: 'ready',
      value: 'Hello',
    })
  })

  // COMP-17
  it('is nothing of what the user may no longer see', () => {
    expect(toLoadable({ data: 'Hello', error: refusal(404, 'Not found.'), refetch })).toMatchObject({
      state: 'failed',
      message: 'Not found.',
    })
  })

  it('is the failure if nothing was read before', () => {
    expect(toLoadable({ data: undefined, error: null, refetch })).toEqual({ state: 'loading' })
    expect(toLoadable({ data: undefined, error: refusal(503, 'Away.'), refetch })).toMatchObject({ state: 'failed' })
  })
})
