import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Stack } from '../Stack/index.ts'
import { Banner } from './index.ts'

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'Rates are from 12 November. We are fetching newer ones.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { tone: 'warning', title: 'Invoice GH-2026-0418 is due on 4 December.' } }
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Banner>Rates are from 12 November. We are fetching newer ones.</Banner>
      <Banner tone="success">Your profile is approved. Employers can find you.</Banner>
      <Banner
        tone="warning"
        title="Invoice GH-2026-0418 is due on 4 December."
        actions={<Button size="sm">See invoice</Button>}
      >
        Your plan starts the day it is paid.
      </Banner>
      <Banner tone="danger" title="The search did not answer." actions={<Button size="sm">Try again</Button>}>
        Your filters are kept.
      </Banner>
    </Stack>
  ),
}
export const Alert: Story = {
  args: { tone: 'danger', role: 'alert', title: 'The search did not answer.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The search did not answer.')
  },
}
export const Success: Story = {
  args: { tone: 'success', children: 'Your profile is approved. Employers can find you.' },
}
export const Warning: Story = { args: { tone: 'warning', children: 'Your plan starts the day the invoice is paid.' } }
export const Danger: Story = { args: { tone: 'danger', children: 'The search did not answer. Your filters are kept.' } }
export const WithActions: Story = {
  args: {
    title: 'The search did not answer.',
    children: 'Your filters are kept.',
    actions: <Button size="sm">Try again</Button>,
  },
}
export const Status: Story = {
  args: { tone: 'success', role: 'status', children: 'Your profile is approved.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your profile is approved.')
  },
}
