import { err, ok } from '@guildhall/domain/shared'
import { ownRoutes } from '../testing/two-routes.ts'
import type { Handlers } from './handler.ts'
import { mount, type MountDeps } from './mount.ts'

declare const deps: MountDeps
declare const complete: Handlers<typeof ownRoutes>

mount(ownRoutes, complete, deps)
// @ts-expect-error a handler is missing
mount(ownRoutes, { greet: complete.greet }, deps)
mount(
  ownRoutes,
  {
    ...complete,
    // @ts-expect-error the reply lacks its words
    greet: async () => ok({}),
  },
  deps,
)
mount(
  ownRoutes,
  {
    ...complete,
    // @ts-expect-error the route does not declare that problem
    greet: async () => err('recipient-blocked'),
  },
  deps,
)
