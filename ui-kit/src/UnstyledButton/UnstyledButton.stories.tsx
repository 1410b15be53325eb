import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { UnstyledButton } from './index.ts'

const meta = {
  title: 'Components/Actions/UnstyledButton',
  component: UnstyledButton,
  args: { children: <Avatar name="Thandeka Mkhize" />, onPress: fn() },
} satisfies Meta<typeof UnstyledButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thandeka Mkhize' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { args: { isDisabled: false } }
export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
