import { createPostHogCollector } from '@guildhall/analytics-posthog'
import { createSegmentCollector } from '@guildhall/analytics-segment'
import type { AnalyticsCollector } from '@guildhall/domain/analytics'
import type { Config } from '../config/read-config.ts'
import { type AnalyticsSender, createAnalyticsSender } from '../process/analytics-sender.ts'
import type { Logger } from '../process/create-logger.ts'
import type { Closing } from './open-resources.ts'

type Settings = Pick<Config, 'analyticsProvider' | 'analyticsKey' | 'analyticsUrl'>

interface Options {
  readonly publicUrl: string
  readonly closing: Pick<Closing, 'add'>
  readonly log: Logger
}

const createCollector = (
  { analyticsKey, analyticsProvider, analyticsUrl }: Settings,
  publicUrl: string,
): AnalyticsCollector | null => {
  if (analyticsProvider === null || analyticsKey === null) return null
  const url = analyticsUrl?.replace(/\/+$/, '')
  return analyticsProvider === 'posthog'
    ? createPostHogCollector({ apiKey: analyticsKey, url, publicUrl })
    : createSegmentCollector({ writeKey: analyticsKey, url, publicUrl })
}

/** The sender to the configured provider; null without one. Rules: ANA-1, ANA-7. */
export const openAnalytics = (settings: Settings, { closing, log, publicUrl }: Options): AnalyticsSender | null => {
  const collector = createCollector(settings, publicUrl)
  if (collector === null) return null
  const sender = createAnalyticsSender({ collector, log })
  closing.add('analytics', () => sender.stop())
  return sender
}
