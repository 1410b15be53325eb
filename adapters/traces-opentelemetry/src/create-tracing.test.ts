import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { InMemorySpanExporter, type SpanExporter } from '@opentelemetry/sdk-trace'
import { describe, expect, it } from 'vitest'
import { createTracing, type TracingOptions } from './create-tracing.ts'

const CALLER_TRACE = 'a'.repeat(32)
const CALLER = `00-${CALLER_TRACE}-${'b'.repeat(16)}-01`
const UNSAMPLED_CALLER = CALLER.replace(/01$/, '00')

const open = (more: Partial<TracingOptions> = {}) => {
  const exporter = new InMemorySpanExporter()
  const exports: (Error | null)[] = []
  const tracing = createTracing({
    exporter,
    sampler: 'parentbased_always_on',
    ratio: 1,
    serviceName: 'guildhall',
    release: 'test',
    delayMs: 10_000,
    describeError: (error) => ({ type: error instanceof Error ? error.name : 'unknown', message: 'scrubbed' }),
    onExport: (error) => exports.push(error),
    ...more,
  })
  // What is kept in memory goes with the shutdown.
  const kept: ReturnType<InMemorySpanExporter['getFinishedSpans']> = []
  const { shutdown } = exporter
  exporter.shutdown = () => {
    kept.push(...exporter.getFinishedSpans())
    return shutdown.call(exporter)
  }
  const finish = async () => {
    await tracing.stop(1_000)
    return kept
  }
  return { exports, finish, tracing }
}

const nothing = async (): Promise<void> => undefined

// BASE-54
describe('tracing', () => {
  it('tells a step within the one that is open, also after something was awaited', async () => {
    const { finish, tracing } = open()
    await tracing.run('outer', { kind: 'server', parent: null }, async () => {
      await Promise.resolve()
      await tracing.run('inner', { kind: 'client', attributes: { table: 'accounts' } }, nothing)
    })
    const [inner, outer] = await finish()
    expect(inner).toMatchObject({ name: 'inner', attributes: { table: 'accounts' } })
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId)
    expect(outer?.parentSpanContext).toBeUndefined()
  })

  it('goes on with the trace that came with a request', async () => {
    const { finish, tracing } = open()
    const seen = await tracing.run('request', { kind: 'server', parent: CALLER }, async () => [
      tracing.traceId(),
      tracing.parent(),
    ])
    const [span] = await finish()
    expect(span?.parentSpanContext).toMatchObject({ traceId: CALLER_TRACE, spanId: 'b'.repeat(16), isRemote: true })
    expect(seen).toEqual([CALLER_TRACE, `00-${CALLER_TRACE}-${span?.spanContext().spanId}-01`])
  })

  it.each(['nonsense', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, ''])('begins a trace after %j', async (parent) => {
    const { finish, tracing } = open()
    await tracing.run('request', { kind: 'server', parent }, nothing)
    expect((await finish())[0]?.parentSpanContext).toBeUndefined()
  })

  it('tells nothing outside of a trace, but what begins one', async () => {
    const { finish, tracing } = open()
    await tracing.run('polling', { kind: 'client' }, nothing)
    expect([tracing.isRecording(), tracing.parent(), tracing.traceId()]).toEqual([false, null, null])
    tracing.fail(new Error('nobody asks'))
    expect(await finish()).toEqual([])
  })

  it('names what caused it in another trace', async () => {
    const { finish, tracing } = open()
    await tracing.run('job', { kind: 'consumer', parent: null, link: CALLER }, nothing)
    const [span] = await finish()
    expect(span?.links.map(({ context }) => context.traceId)).toEqual([CALLER_TRACE])
    expect(span?.spanContext().traceId).not.toBe(CALLER_TRACE)
  })

  it('notes what a step throws, as it is described, and throws it on', async () => {
    const { finish, tracing } = open()
    const error = new TypeError('the quince tree')
    const failing = tracing.run('request', { kind: 'server', parent: null }, () => Promise.reject(error))
    await expect(failing).rejects.toBe(error)
    const [span] = await finish()
    expect(span).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } })
    expect(span?.events).toMatchObject([
      { name: 'exception', attributes: { 'exception.type': 'TypeError', 'exception.message': 'scrubbed' } },
    ])
  })

  it('lets whoever knows better name a step, and say that it failed', async () => {
    const { finish, tracing } = open()
    await tracing.run('GET', { kind: 'server', parent: null }, async (span) => {
      span.rename('GET /v0/user')
      span.set({ status: 500 })
      tracing.fail(new Error('away'))
    })
    expect(await finish()).toMatchObject([{ name: 'GET /v0/user', attributes: { status: 500 }, status: { code: 2 } }])
  })

  it('leaves it to whoever began a trace whether it is recorded, and sends its id on', async () => {
    const { finish, tracing } = open()
    const parent = await tracing.run('request', { kind: 'server', parent: UNSAMPLED_CALLER }, () =>
      tracing.run('statement', { kind: 'client' }, async () => tracing.parent()),
    )
    expect(parent).toMatch(new RegExp(`^00-${CALLER_TRACE}-[0-9a-f]{16}-00$`))
    expect(await finish()).toEqual([])
  })

  it.each([
    ['always_on', 1, [UNSAMPLED_CALLER, null], 2],
    ['always_off', 1, [CALLER, null], 0],
    ['parentbased_always_off', 1, [CALLER, null], 1],
    ['parentbased_traceidratio', 0, [CALLER, null], 1],
    ['traceidratio', 0, [CALLER, null], 0],
    ['traceidratio', 1, [CALLER, null], 2],
  ] as const)('records by the sampler %s of %d', async (sampler, ratio, parents, recorded) => {
    const { finish, tracing } = open({ sampler, ratio })
    for (const parent of parents) await tracing.run('request', { kind: 'server', parent }, nothing)
    expect(await finish()).toHaveLength(recorded)
  })
})

// BASE-55
describe('a collector that is away', () => {
  const failing = (export_: SpanExporter['export']): SpanExporter => ({
    export: export_,
    shutdown: () => Promise.resolve(),
  })

  it('fails no step; whether a batch has arrived is told', async () => {
    const answers: ExportResult[] = [
      { code: ExportResultCode.FAILED, error: new Error('refused') },
      { code: ExportResultCode.SUCCESS },
    ]
    const exporter = failing((_spans, done) => done(answers.shift() ?? { code: ExportResultCode.FAILED }))
    const arrived = Promise.withResolvers<void>()
    const exports: (string | null)[] = []
    const { tracing } = open({
      exporter,
      delayMs: 1,
      onExport: (error) => {
        if (exports.push(error?.message ?? null) === 2) arrived.resolve()
        else void tracing.run('second', { kind: 'server', parent: null }, nothing)
      },
    })
    expect(await tracing.run('first', { kind: 'server', parent: null }, async () => 'done')).toBe('done')
    await arrived.promise
    expect(exports).toEqual(['refused', null])
  })

  it('does not hold up the stop of a process', async () => {
    const { tracing } = open({ exporter: failing(() => undefined) })
    await tracing.run('request', { kind: 'server', parent: null }, nothing)
    await expect(tracing.stop(1)).resolves.toBeUndefined()
  })
})
