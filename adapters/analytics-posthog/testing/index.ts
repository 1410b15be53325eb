export { type PostHogEvent, type PostHogServer, startPostHogServer } from './posthog-server.ts'
