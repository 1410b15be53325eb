import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Overlay } from './index.ts'

const meta = {
  title: 'Components/Overlays/Overlay',
  component: Overlay,
  args: { onPress: fn() },
} satisfies Meta<typeof Overlay>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByTestId('overlay'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = {}
export const NotDismissable: Story = { render: () => <Overlay /> }
