import type { Decorator } from '@storybook/react-vite'
import { AppFrame } from '../../apps/web/src/app/shell/AppFrame/index.ts'
import { navItems } from '../../apps/web/src/app/shell/nav-items.ts'

/** Renders a screen inside the application shell, at the path of the parameter: `parameters: { frame: '/messages' }`. */
export const withFrame: Decorator = (Story, { parameters }) => {
  const path: unknown = parameters['frame']
  if (typeof path !== 'string') return <Story />
  return (
    <AppFrame
      items={navItems('contractor', { unread: 1, pendingRequests: 2, notifications: 1 })}
      path={path}
      foot={null}
      more={null}
      onJump={() => undefined}
    >
      <Story />
    </AppFrame>
  )
}
