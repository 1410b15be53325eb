import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { History } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { Kbd } from '../Kbd/index.ts'
import { Cluster, Stack } from '../Stack/index.ts'
import { Button, LinkButton } from './index.ts'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Send request', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = {
  args: { variant: 'primary', size: 'md', isPending: false, isDisabled: false, fullWidth: false },
}
export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'History' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete account' } }
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
// UI-48
export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Sending' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAccessibleName('Sending')
  },
}
export const Variants: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Cluster key={variant} gap={4}>
          <Button variant={variant}>Send request</Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Send request
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
}
export const Sizes: Story = {
  render: () => (
    <Cluster gap={3}>
      <Button variant="primary" size="sm">
        Small 28
      </Button>
      <Button variant="primary">Medium 36</Button>
      <Button variant="primary" size="lg">
        Large 44
      </Button>
      <Button>
        <Icon icon={History} />
        With icon
      </Button>
      <Button>
        Send <Kbd>Ctrl ↵</Kbd>
      </Button>
      <Button variant="primary">
        Send <Kbd>Ctrl ↵</Kbd>
      </Button>
    </Cluster>
  ),
}
export const AsLink: Story = {
  render: () => (
    <LinkButton href="#plans" variant="primary">
      See plans
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#plans')
  },
}
export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth)
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
}
export const AlignedToStart: Story = { ...FullWidth, args: { fullWidth: true, align: 'start' } }
export const DisabledLink: Story = {
  render: () => (
    <LinkButton href="#plans" isDisabled>
      See plans
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(link, { pointerEventsCheck: 0 })
    await expect(window.location.hash).not.toBe('#plans')
  },
}
