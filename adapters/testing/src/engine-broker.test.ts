import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from './engine.ts'
import { askEngineBroker, BROKER_VARIABLE, startEngineBroker, type EngineBroker } from './engine-broker.ts'

describe('the engine broker', () => {
  const stop = vi.fn<() => Promise<void>>(async () => undefined)
  const postgres = vi.fn<() => Promise<Engine>>(async () => ({ url: 'postgres://here', stop }))
  let broker: EngineBroker | undefined

  const begin = async (): Promise<EngineBroker> => {
    broker = await startEngineBroker({
      postgres,
      nats: async () => ({ url: 'nats://here', stop }),
      s3: async () => ({ url: 'http://here', stop }),
      opensearch: async () => {
        throw new Error('install a JDK')
      },
    })
    vi.stubEnv(BROKER_VARIABLE, broker.address)
    return broker
  }

  afterEach(async () => {
    await broker?.close()
    vi.unstubAllEnvs()
    vi.clearAllMocks()
  })

  it('starts an engine on first request, and once for all', async () => {
    await begin()
    expect(postgres).not.toHaveBeenCalled()
    const answers = await Promise.all([askEngineBroker('postgres'), askEngineBroker('postgres')])
    expect(answers).toEqual(['postgres://here', 'postgres://here'])
    expect(postgres).toHaveBeenCalledTimes(1)
  })

  it('reports why an engine could not be started', async () => {
    await begin()
    await expect(askEngineBroker('opensearch')).rejects.toThrow('opensearch could not be started: install a JDK')
  })

  it('stops what it started, and nothing else', async () => {
    const running = await begin()
    running.begin('nats')
    await running.close()
    expect(stop).toHaveBeenCalledTimes(1)
    expect(postgres).not.toHaveBeenCalled()
  })

  it('throws outside a test run', async () => {
    vi.stubEnv(BROKER_VARIABLE, '')
    await expect(askEngineBroker('nats')).rejects.toThrow(/outside a test run/)
  })
})
