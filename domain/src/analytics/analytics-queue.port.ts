import type { AnalyticsEvent } from './analytics-event.ts'

/** Takes events for the provider, which gets them later. Rule: ANA-7. */
export interface AnalyticsQueue {
  /** Never throws and never waits: an event that finds no room is lost. */
  add(event: AnalyticsEvent): void
}

/** Where no provider is configured. Rule: ANA-1. */
export const noAnalytics: AnalyticsQueue = { add: () => undefined }
