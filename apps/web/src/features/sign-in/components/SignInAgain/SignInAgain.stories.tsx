import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SignInAgain } from './index.ts'

const meta = {
  title: 'Patterns/Account/Sign in again',
  component: SignInAgain,
  args: {
    viewer: {
      uuid: '0199a1f4-7c1e-7a53-9c3d-000000000301',
      name: 'Dana Whitfield',
      email: 'dana@kestrelfreight.example',
      picture: null,
    },
    onLeave: fn(),
    stage: 'password',
    isPending: false,
    refusal: null,
    errors: [],
    deletesAt: null,
    submit: fn(),
    submitCode: fn(),
    restore: fn(),
    submitPasskey: fn(),
    startOver: fn(),
  },
} satisfies Meta<typeof SignInAgain>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await body().findByLabelText('Password'), 'violet harbour 9{Enter}')
    await expect(args.submit).toHaveBeenCalledWith({
      email: 'dana@kestrelfreight.example',
      password: 'violet harbour 9',
    })
    await userEvent.click(body().getByRole('button', { name: 'Not you?' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}
export const Refused: Story = { args: { refusal: 'This email address and password do not match.' } }
export const SecondStep: Story = { args: { stage: 'code' } }
export const DeletedAccount: Story = { args: { stage: 'deleted' } }
export const Long: Story = {
  args: {
    viewer: {
      uuid: '0199a1f4-7c1e-7a53-9c3d-000000000301',
      name: 'Wolfeschlegelsteinhausenbergerdorff בן־ציון',
      email: 'wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example',
      picture: null,
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
