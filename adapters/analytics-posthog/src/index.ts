export { createPostHogCollector, type PostHogOptions } from './create-posthog-collector.ts'
