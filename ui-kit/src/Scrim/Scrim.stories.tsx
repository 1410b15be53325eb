import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Scrim } from './index.ts'

const meta = {
  title: 'Kit/Scrim',
  component: Scrim,
  args: { onPress: fn() },
} satisfies Meta<typeof Scrim>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByTestId('scrim'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = {}
export const WithoutPress: Story = { render: () => <Scrim /> }
