import { err, ok } from '@guildhall/domain/shared'
import { sampleRoutes } from '../testing/sample-routes.ts'
import type { Handlers } from './handler.ts'
import { mount, type MountDeps } from './mount.ts'

declare const deps: MountDeps
declare const complete: Handlers<typeof sampleRoutes>

mount(sampleRoutes, complete, deps)
// @ts-expect-error a handler is missing
mount(sampleRoutes, { greet: complete.greet }, deps)
mount(
  sampleRoutes,
  {
    ...complete,
    // @ts-expect-error the reply lacks its words
    greet: async () => ok({}),
  },
  deps,
)
mount(
  sampleRoutes,
  {
    ...complete,
    // @ts-expect-error the route does not declare that problem
    greet: async () => err('recipient-blocked'),
  },
  deps,
)
