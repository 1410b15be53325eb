import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { SamplerName } from './settings.ts'

const createRoot = (name: SamplerName, ratio: number): Sampler => {
  if (name.endsWith('always_off')) return new AlwaysOffSampler()
  return name.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}

/** Decides which traces are recorded; those by parent leave it to whoever began the trace. */
export const createSampler = (name: SamplerName, ratio: number): Sampler => {
  const root = createRoot(name, ratio)
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}
