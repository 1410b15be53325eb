import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link, TextButton } from './index.ts'

const pressed = fn()

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#profile', children: 'See the profile' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#profile')
  },
}
export const Playground: Story = { args: { variant: 'accent' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Thandeka Mkhize' } }
export const Inline: Story = {
  render: () => (
    <p>
      Rates are from 12 November. <TextButton onPress={() => undefined}>Fetch newer ones</TextButton> or{' '}
      <Link href="#rates">read how they are made</Link>.
    </p>
  ),
}
export const StretchedTarget: Story = {
  args: { variant: 'plain', isStretched: true, children: 'Thandeka Mkhize' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', padding: 24 }}>
        <Story /> Senior Data Engineer
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    const { left, top } = (link.offsetParent ?? link).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link)
  },
}
export const AsButton: Story = {
  render: () => <TextButton onPress={pressed}>Fetch newer ones</TextButton>,
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}
export const DisabledButton: Story = {
  render: () => (
    <TextButton onPress={pressed} isDisabled>
      Fetch newer ones
    </TextButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}
