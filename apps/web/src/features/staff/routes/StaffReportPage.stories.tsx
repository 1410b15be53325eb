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
  title: 'Screens/Staff/Report',
  component: StaffReportPage,
  parameters: { layout: 'fullscreen' },
  args: {
    rights,
    report: { state: 'ready', value: sampleReport },
    decision: { send: fn(), isPending: false, errors: [], refusal: null },
    claim: 'held',
    chosen: null,
    onMove: fn(),
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
    // MOD-91
    await expect(canvas.getByText(/^This conversation: active/)).toHaveTextContent('3 messages, last on 01 March 2026')
    await expect(canvas.getByText(/^Kestrel Freight: declined/)).toHaveTextContent('begun 05 October 2025, no messages')
    await expect(canvas.getByRole('link', { name: /^Thandeka Mkhize about Dana Reyes/ })).toBeVisible()
  },
}
// MOD-92
export const ByKeys: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('j')
    await expect(args.onMove).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('w')
    await expect(canvas.getByRole('textbox', { name: /^Warning/ })).toHaveFocus()
    // What is typed is no key.
    await userEvent.keyboard('Do stop.{Escape}w')
    await expect(canvas.getByRole('textbox', { name: /^Reason/ })).toHaveFocus()
    await userEvent.keyboard('First time{Escape}s')
    // Another outcome is chosen first.
    await expect(args.decision.send).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: /^Suspend/ })).toBeChecked()
    await userEvent.keyboard('s')
    await expect(args.decision.send).toHaveBeenCalledWith({
      outcome: 'suspended',
      reason: 'First time',
      warning: 'Do stop.',
      answer: '',
    })
    await userEvent.keyboard('k')
    await expect(args.onMove).toHaveBeenLastCalledWith(-1)
  },
}
// MOD-92
export const ChosenInTheQueue: Story = {
  args: { chosen: 'suspended' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: /^Suspend/ })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /^Reason/ })).toHaveFocus()
  },
}
// MOD-90
export const HeldByAnother: Story = {
  args: {
    claim: {
      ok: false,
      problem: 'claimed',
      status: 409,
      message: 'Another operator looks at this report.',
      errors: {},
      details: { by: 'Ruth Lekganyane', until: '2026-03-02T09:10:00.000Z' },
      retryAfter: null,
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Ruth Lekganyane looks at this report, until/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeDisabled()
    await userEvent.keyboard('dNothing in it{Escape}d')
    await expect(args.decision.send).not.toHaveBeenCalled()
  },
}
export const Company: Story = {
  args: {
    report: {
      state: 'ready',
      value: {
        ...sampleReport,
        ...ofCompany,
        conversation: null,
        others: [],
        pair: { conversations: [], reports: [] },
      },
    },
  },
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
