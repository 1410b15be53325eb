import {
  type AnalyticsCollector,
  type AnalyticsEvent,
  type AnalyticsQueue,
  DependencyUnavailable,
  EventsRefused,
} from '../../src/index.ts'

/** A queue that nobody empties. */
export const fakeAnalyticsQueue = (): AnalyticsQueue & { readonly events: readonly AnalyticsEvent[] } => {
  const events: AnalyticsEvent[] = []
  return { events, add: (event) => void events.push(event) }
}

/** A provider in memory. */
export interface FakeAnalyticsCollector extends AnalyticsCollector {
  readonly batches: readonly (readonly AnalyticsEvent[])[]
  /** 'away' and 'refusing' last until the next call. */
  become(state: 'present' | 'away' | 'refusing'): void
}

export const fakeAnalyticsCollector = (): FakeAnalyticsCollector => {
  const batches: (readonly AnalyticsEvent[])[] = []
  let state = 'present'
  return {
    batches,
    become: (next) => {
      state = next
    },
    collect: async (events) => {
      if (events.length === 0) return
      if (state === 'away') throw new DependencyUnavailable('analytics')
      if (state === 'refusing') throw new EventsRefused('the key is unknown')
      batches.push(events)
    },
  }
}
