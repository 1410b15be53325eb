import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleHandled, sampleReport, sampleReports } from '../samples/reports.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffReportPage } from './StaffReportPage.tsx'

const { operator, rights } = sampleStaffSession
const [, , ofCompany] = sampleReports

const meta = {
  title: 'Screens/Staff report',
  component: StaffReportPage,
  parameters: { layout: 'fullscreen' },
  args: {
    rights,
    report: { state: 'ready', value: sampleReport },
    decision: { send: fn(), isPending: false, errors: [], refusal: null },
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/reports" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffReportPage>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^Warn/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Warning/ }), 'Please stop.')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'First time')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Answer/ }), 'Thank you.')
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }))
    await expect(args.decision.send).toHaveBeenCalledWith({
      outcome: 'warned',
      reason: 'First time',
      warning: 'Please stop.',
      answer: 'Thank you.',
    })
    await expect(canvas.getByText('Deleted since')).toBeVisible()
  },
}
export const Company: Story = {
  args: { report: { state: 'ready', value: { ...sampleReport, ...ofCompany, conversation: null, others: [] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('radio', { name: /^Suspend/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: /^Answer/ })).not.toBeInTheDocument()
  },
}
export const Handled: Story = {
  args: { report: { state: 'ready', value: { ...sampleReport, decision: sampleHandled.decision } } },
}
export const Refused: Story = {
  args: {
    decision: { send: fn(), isPending: false, errors: [], refusal: 'Another operator has handled this report.' },
  },
}
