import type { Decorator } from '@storybook/react-vite'
import { Avatar } from '../../ui-kit/src/Avatar/index.ts'
import { Text } from '../../ui-kit/src/Text/index.ts'
import { AppFrame } from '../../apps/web/src/app/shell/AppFrame/index.ts'
import { navItems } from '../../apps/web/src/app/shell/nav-items.ts'
import { portraits } from '../../apps/web/src/shared/samples/portraits/index.ts'
import { type FrameOf, frameOf } from './frame-of.ts'

const people = {
  contractor: { name: 'Thandeka Mkhize', picture: portraits.thandeka },
  employer: { name: 'Dana Whitfield', picture: portraits.dana },
} as const

const Person = ({ kind }: Pick<FrameOf, 'kind'>) => {
  const { name, picture } = people[kind]
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 'var(--space-2-5)',
        padding: 'var(--space-1-5) var(--space-2)',
      }}
    >
      <Avatar size="sm" name={name} src={picture} isDecorative />
      <Text>{name}</Text>
    </div>
  )
}

/**
 * Renders a screen in the frame of the application, as in the product: the frame of its feature, or with `parameters: { frame: '/messages' }`
 * that of a contractor at this path. The toolbar takes the first away; tests render screens without it, the same pages for less.
 */
export const withFrame: Decorator = (Story, { globals, parameters, title }) => {
  const { frame: path, fileName } = parameters as { readonly frame?: unknown; readonly fileName?: unknown }
  const isScreen = title.startsWith('Screens/') && globals['frame'] === 'product'
  const frame: FrameOf | null =
    typeof path === 'string'
      ? { kind: 'contractor', path }
      : isScreen && typeof fileName === 'string'
        ? frameOf(fileName)
        : null
  if (frame === null) return <Story />
  return (
    <AppFrame
      items={navItems(frame.kind, frame.kind === 'employer', { unread: 1, pendingRequests: 2, notifications: 1 })}
      path={frame.path}
      foot={globals['frame'] === 'product' ? <Person kind={frame.kind} /> : null}
      more={null}
      onJump={() => undefined}
    >
      <Story />
    </AppFrame>
  )
}
