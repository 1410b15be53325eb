import type { IncomingMessage, ServerResponse } from 'node:http'
import Koa from 'koa'
import { type HealthDeps, healthRoutes } from './health-routes.ts'

/** Health and metrics for a port that only operators reach. Rule: API-19. */
export const createOpsApp = (deps: HealthDeps): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const app = new Koa()
  // An error here is a broken connection.
  app.silent = true
  app.use(healthRoutes({ ...deps, ownPort: true }))
  const handle = app.callback()
  return (request, response) => void handle(request, response)
}
