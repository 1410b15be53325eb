import { noTracing, type SpanAttributes, silentSpan, type Tracing } from '@guildhall/domain/shared'
import { expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { traceEngine } from './trace-engine.ts'

// BASE-54
it('names requests to the engine by their operation, and tells neither index, id nor query', async () => {
  const steps: [string, SpanAttributes][] = []
  const tracing: Tracing = {
    ...noTracing,
    run: (name, { attributes = {} }, work) => {
      const told = { ...attributes }
      steps.push([name, told])
      return work({ ...silentSpan, set: (more) => void Object.assign(told, more) })
    },
  }
  const answer = async () => ({ status: 200, body: {} as never })
  const engine: Engine = { read: answer, write: answer, close: () => Promise.resolve() }
  const traced = traceEngine(engine, tracing)
  await traced.read({ method: 'POST', path: '/users/_search', body: { query: 'the quince tree' } })
  await traced.write({ method: 'POST', path: '/_bulk', bulk: '{}' })
  await traced.write({ method: 'DELETE', path: '/users_7' })
  expect(steps.map(([name]) => name)).toEqual(['opensearch _search', 'opensearch _bulk', 'opensearch delete'])
  expect(steps[0]?.[1]).toEqual({
    'db.system.name': 'opensearch',
    'db.operation.name': '_search',
    'http.request.method': 'POST',
    'http.response.status_code': 200,
  })
})
