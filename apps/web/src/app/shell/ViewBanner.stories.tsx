import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ViewBanner } from './ViewBanner.tsx'

const meta = {
  title: 'Patterns/Frames/View banner',
  component: ViewBanner,
  args: { name: 'Thandeka Mkhize', until: '2026-03-02T09:15:00.000Z', onEnd: fn() },
} satisfies Meta<typeof ViewBanner>
export default meta
type Story = StoryObj<typeof meta>

// MOD-53
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You look as Thandeka Mkhize')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End' }))
    await expect(args.onEnd).toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff-Nakamura Thandeka' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
