// For reading the configuration without loading the SDK.

/** The values of OTEL_TRACES_SAMPLER. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof SAMPLERS)[number]

/** The values of OTEL_EXPORTER_OTLP_PROTOCOL that are spoken. */
export const PROTOCOLS = ['http/json', 'http/protobuf'] as const
export type Protocol = (typeof PROTOCOLS)[number]
