import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WelcomeDialog } from './index.ts'

const meta = {
  title: 'Patterns/Account/Welcome dialog',
  component: WelcomeDialog,
  args: {
    userType: 'contractor',
    firstName: 'Thandeka',
    target: '/resume?edit=MainProfile',
    isOpen: true,
    onClose: fn(),
  },
} satisfies Meta<typeof WelcomeDialog>
export default meta
type Story = StoryObj<typeof meta>

// UI-9
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: 'Complete your profile now' })).toHaveAttribute(
      'href',
      '/resume?edit=MainProfile',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Do this later' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Employer: Story = { args: { userType: 'employer', firstName: 'Dana', target: '/settings/company' } }
export const Long: Story = {
  args: { firstName: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
