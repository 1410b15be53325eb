import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { sampleStaffSignIn } from '../samples/staff.ts'
import { StaffLinkPage } from './StaffLinkPage.tsx'
import { StaffSignInPage } from './StaffSignInPage.tsx'

const meta = {
  title: 'Screens/Staff/Entry',
  component: StaffSignInPage,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleStaffSignIn, onPassword: fn(), onCode: fn(), onStartOver: fn() },
} satisfies Meta<typeof StaffSignInPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('E-mail'), 'callum@guildhall.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'a fine long password{Enter}')
    await expect(args.onPassword).toHaveBeenCalledWith({
      email: 'callum@guildhall.example',
      password: 'a fine long password',
    })
  },
}
export const Failed: Story = { args: { refusal: 'This email address and password do not match.' } }
export const Code: Story = {
  args: { stage: 'code' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('123456')
  },
}

const onSubmit = fn()
const holder = { email: 'ines@guildhall.example', name: '', role: 'vetter' } as const
export const Link: Story = {
  render: () => <StaffLinkPage holder={{ state: 'ready', value: holder }} onSubmit={onSubmit} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Your name'), 'Inês Carvalho')
    await userEvent.type(canvas.getByLabelText('Password'), 'violet harbour 9')
    await userEvent.type(canvas.getByLabelText('The same again'), 'violet harbour 9{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith({
      name: 'Inês Carvalho',
      password: 'violet harbour 9',
      passwordConfirmation: 'violet harbour 9',
    })
  },
}
export const LinkLoading: Story = { render: () => <StaffLinkPage holder={{ state: 'loading' }} onSubmit={onSubmit} /> }
export const LinkFailed: Story = {
  render: () => <StaffLinkPage holder={offline} onSubmit={onSubmit} />,
  play: expectRetry,
}
export const LinkUsed: Story = {
  render: () => <StaffLinkPage holder={{ state: 'ready', value: null }} onSubmit={onSubmit} />,
}
export const Long: Story = {
  render: () => (
    <StaffLinkPage
      holder={{
        state: 'ready',
        value: {
          ...holder,
          email: 'wolfeschlegelsteinhausenbergerdorff.montgomery@internationale-frachtlogistik.example',
          name: 'Wilhelmina Konstantina Papadimitriou-Oppenheimer',
        },
      }}
      onSubmit={onSubmit}
    />
  ),
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
