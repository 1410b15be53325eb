import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RestoreEmailPage } from './RestoreEmailPage.tsx'

const meta = {
  title: 'Screens/Visitors/Restore e-mail',
  component: RestoreEmailPage,
  parameters: { layout: 'fullscreen' },
  args: { state: 'open', email: '', onRestore: fn() },
} satisfies Meta<typeof RestoreEmailPage>
export default meta
type Story = StoryObj<typeof meta>

// IDEN-47
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take it back' }))
    await expect(args.onRestore).toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { isPending: true } }
export const Refused: Story = { args: { refusal: 'This email address is already in use' } }
export const Done: Story = { args: { state: 'done', email: 'dana@kestrelfreight.example' } }
export const Expired: Story = { args: { state: 'expired' } }
export const Long: Story = {
  args: { state: 'done', email: 'wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example' },
}
