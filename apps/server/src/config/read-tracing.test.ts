import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const read = (env: Readonly<Record<string, string>>) => readConfig(env, false).tracing
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

// BASE-54
describe('the variables of OpenTelemetry', () => {
  it('say nothing by default', () => {
    expect(read({})).toBeNull()
    expect(read({ OTEL_SERVICE_NAME: 'hiring', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull()
  })

  it('say where traces are sent', () => {
    expect(read(ENDPOINT)).toEqual({
      url: 'http://collector:4318/v1/traces',
      protocol: 'http/json',
      serviceName: 'guildhall',
      sampler: 'parentbased_always_on',
      ratio: 1,
      continuesRequests: true,
      delayMs: 5_000,
    })
    const own = { ...ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/otlp' }
    expect(read(own)?.url).toBe('https://traces.example/otlp')
  })

  it('say how many are recorded, in whose name, and how they are sent', () => {
    expect(
      read({
        ...ENDPOINT,
        OTEL_SERVICE_NAME: 'hiring',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        OTEL_PROPAGATORS: 'none',
        OTEL_BSP_SCHEDULE_DELAY: '1000',
      }),
    ).toMatchObject({
      serviceName: 'hiring',
      sampler: 'parentbased_traceidratio',
      ratio: 0.1,
      protocol: 'http/protobuf',
      continuesRequests: false,
      delayMs: 1_000,
    })
  })

  it.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])('switch traces off: %j', (off) => {
    expect(read({ ...ENDPOINT, ...off })).toBeNull()
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'nowhere'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_BSP_SCHEDULE_DELAY', '-1'],
  ])('are refused by name: %s=%s', (name, value) => {
    expect(() => read({ ...ENDPOINT, [name]: value })).toThrow(new RegExp(`^${name} `))
  })
})
