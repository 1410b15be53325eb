import { noTracing } from '@guildhall/domain/shared'
import { expect, it } from 'vitest'
import { traceCalls } from './trace-calls.ts'

// BASE-54
it('follows the calls that are named, and tells neither what is asked nor what is answered', async () => {
  const steps: unknown[] = []
  const tracing = {
    ...noTracing,
    run: ((name, options, work) => {
      steps.push([name, options])
      return noTracing.run(name, options, work)
    }) satisfies typeof noTracing.run,
  }
  const service = {
    key: 'kept',
    find: (id: string) => Promise.resolve(`found ${id}`),
    parse: (text: string) => text.length,
  }
  const traced = traceCalls(service, { name: 'stripe', calls: ['find'], tracing })
  expect([await traced.find('sub_1'), traced.parse('abc'), traced.key]).toEqual(['found sub_1', 3, 'kept'])
  expect(steps).toEqual([
    ['stripe find', { kind: 'client', attributes: { 'rpc.system': 'stripe', 'rpc.method': 'find' } }],
  ])
})
