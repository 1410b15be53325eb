import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InviteNameStep } from './InviteNameStep.tsx'
import { InvitePasswordStep } from './InvitePasswordStep.tsx'
import { JoinedStep } from './JoinedStep.tsx'

const invite = { companyName: 'Kestrel Freight', email: 'joe@kestrelfreight.example', firstName: '', lastName: '' }
const submitPassword = fn()

const meta = {
  title: 'Screens/Visitors/Sign up, invited',
  component: InviteNameStep,
  parameters: { layout: 'fullscreen' },
  args: { invite, onNext: fn() },
} satisfies Meta<typeof InviteNameStep>
export default meta
type Story = StoryObj<typeof meta>

// ONB-3
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Joe')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Halloran{Enter}')
    await expect(args.onNext).toHaveBeenCalledWith({ firstName: 'Joe', lastName: 'Halloran' })
  },
}
export const Empty: Story = {
  args: { errors: [{ field: 'firstName', label: 'First name', message: 'Value is required' }] },
}
export const Password: Story = {
  render: () => <InvitePasswordStep invite={invite} onNext={submitPassword} onBack={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Password'), 'violet harbour 9')
    await userEvent.type(canvas.getByLabelText('The same again'), 'violet harbour 9{Enter}')
    await expect(submitPassword).toHaveBeenCalledWith({
      password: 'violet harbour 9',
      passwordConfirmation: 'violet harbour 9',
    })
  },
}
export const NoFreeSeat: Story = {
  render: () => (
    <InvitePasswordStep
      invite={invite}
      onNext={fn()}
      onBack={fn()}
      refusal="Kestrel Freight has no free seat at the moment. Ask Dana Whitfield to add one."
    />
  ),
}
export const Loading: Story = {
  render: () => <InvitePasswordStep invite={invite} onNext={fn()} onBack={fn()} isPending />,
}
export const Failed: Story = {
  render: () => (
    <InvitePasswordStep
      invite={invite}
      onNext={fn()}
      onBack={fn()}
      refusal="You seem to be offline. Please try again."
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('offline'))
  },
}
export const Joined: Story = {
  render: () => <JoinedStep firstName="Joe" companyName="Kestrel Freight" onGo={fn()} />,
}
export const Long: Story = {
  args: {
    invite: {
      companyName: 'Internationale Frachtlogistik Wolfeschlegelsteinhausenbergerdorff',
      email: 'wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example',
      firstName: 'בן־ציון',
      lastName: 'אלכסנדרוביץ׳ וולפסון',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
