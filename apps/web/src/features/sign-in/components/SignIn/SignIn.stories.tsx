import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RestoreAccount, CodeForm, SignInForm } from './index.ts'

const meta = {
  title: 'Patterns/Account/Sign in',
  component: SignInForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const PasswordAlone: Story = {
  args: { knownEmail: 'dana@kestrelfreight.example', submitText: 'Sign in and go on' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Password'), 'violet harbour 9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'dana@kestrelfreight.example',
      password: 'violet harbour 9',
    })
  },
}
const submitCode = fn()
export const Code: Story = {
  render: () => <CodeForm onSubmit={submitCode} onBack={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await expect(submitCode).toHaveBeenCalledWith('123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveValue('')
  },
}
export const WrongCode: Story = {
  render: () => (
    <CodeForm
      onSubmit={fn()}
      onBack={fn()}
      errors={[{ field: 'otp', label: 'Code', message: 'This code is not right' }]}
    />
  ),
}
export const DeletedAccount: Story = { render: () => <RestoreAccount onRestore={fn()} onBack={fn()} /> }
export const DeletedAccountRefused: Story = {
  render: () => (
    <RestoreAccount onRestore={fn()} onBack={fn()} refusal="This email address and password do not match." isPending />
  ),
}
export const Long: Story = {
  args: {
    knownEmail: 'wilhelmina-konstantina.papadimitriou-oppenheimer@donaudampfschifffahrtsgesellschaft.example',
    refusal: 'This email address and password do not match. After five tries we wait for a quarter of an hour.',
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
