import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberHealth } from './remember-health.ts'

// BASE-63
describe('the health of a mail server', () => {
  const check = vi.fn<() => Promise<boolean>>()
  let time = 0
  beforeEach(() => {
    check.mockReset()
    time = 0
  })
  const remember = () => rememberHealth(check, () => time)

  it('is checked once a minute while it is up, however many ask', async () => {
    check.mockResolvedValue(true)
    const { isHealthy } = remember()
    expect(await Promise.all([isHealthy(), isHealthy()])).toEqual([true, true])
    time = 59_999
    expect(await isHealthy()).toBe(true)
    expect(check).toHaveBeenCalledOnce()
    time = 60_000
    await isHealthy()
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('is checked again after five seconds while it is down', async () => {
    check.mockRejectedValueOnce(new Error('away')).mockResolvedValue(true)
    const { isHealthy } = remember()
    expect(await isHealthy()).toBe(false)
    time = 4_999
    expect(await isHealthy()).toBe(false)
    time = 5_000
    expect(await isHealthy()).toBe(true)
  })

  it('is up without a check after a delivery, and checked at once after one that failed', async () => {
    check.mockResolvedValue(false)
    const { forget, isHealthy, noteUp } = remember()
    expect(await isHealthy()).toBe(false)
    noteUp()
    expect(await isHealthy()).toBe(true)
    forget()
    expect(await isHealthy()).toBe(false)
    expect(check).toHaveBeenCalledTimes(2)
  })
})
