import type { AnalyticsEvent } from './analytics-event.ts'

/** The highest number of events that a collector takes at once. */
export const ANALYTICS_BATCH_MAX = 100

/** A provider of analytics. */
export interface AnalyticsCollector {
  /**
   * Sends up to `ANALYTICS_BATCH_MAX` events; nothing is sent for none. A repeated delivery counts once. Throws `DependencyUnavailable` if
   * the same events may be sent again later, and `EventsRefused` if they never will be taken. Rule: ANA-8.
   */
  collect(events: readonly AnalyticsEvent[]): Promise<void>
}

/** The provider does not take these events, for what they are or for the key that they came with. */
export class EventsRefused extends Error {
  override readonly name = 'EventsRefused'

  constructor(reason: string) {
    super(`The events were refused: ${reason}`)
  }
}
