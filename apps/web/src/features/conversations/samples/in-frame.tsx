import type { ComponentType } from 'react'
import { AppFrame } from '../../../app/shell/AppFrame/index.ts'
import { navItems } from '../../../app/shell/nav-items.ts'

/** Shows a screen inside the house it stands in, as one of its two kinds of user. */
export const inFrame =
  (path: string, userType: 'contractor' | 'employer' = 'contractor') =>
  (Story: ComponentType) => (
    <AppFrame
      items={navItems(userType, { unread: 1, pendingRequests: 2, notifications: 1 })}
      path={path}
      foot={null}
      more={null}
      onJump={() => undefined}
    >
      <Story />
    </AppFrame>
  )
