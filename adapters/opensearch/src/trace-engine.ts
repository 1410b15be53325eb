import type { Tracing } from '@guildhall/domain/shared'
import type { Engine, EngineAnswer, EngineRequest } from './engine.ts'

/** The operation of a path: its part with an underscore, or what is done to a document or an index. Other parts are names and ids. */
const operationOf = ({ method, path }: EngineRequest): string =>
  path.split('/').findLast((part) => part.startsWith('_')) ?? method.toLowerCase()

/** The same engine, with a span for each request; what is searched for is not told. Rule: BASE-54. */
export const traceEngine = (engine: Engine, tracing: Tracing): Engine => {
  const follow = <Body>(
    request: EngineRequest,
    ask: () => Promise<EngineAnswer<Body>>,
  ): Promise<EngineAnswer<Body>> => {
    const operation = operationOf(request)
    const attributes = {
      'db.system.name': 'opensearch',
      'db.operation.name': operation,
      'http.request.method': request.method,
    }
    return tracing.run(`opensearch ${operation}`, { kind: 'client', attributes }, async (span) => {
      const answer = await ask()
      span.set({ 'http.response.status_code': answer.status })
      return answer
    })
  }
  return {
    read: (request) => follow(request, () => engine.read(request)),
    write: (request) => follow(request, () => engine.write(request)),
    close: () => engine.close(),
  }
}
