import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import type { VettingRules, VettingTrial } from '../api/use-vetting-rules.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffVettingRulesPage } from './StaffVettingRulesPage.tsx'

const { operator, rights } = sampleStaffSession
const view: VettingRules = {
  rules: { changes: ['preferences', 'availability', 'rates', 'languages'], newProfiles: null },
  changedAt: null,
  mode: 'manual',
  approved: { changes: 61, newProfiles: 0 },
}
const trial: VettingTrial = {
  decisions: 214,
  byRule: { changes: { taken: 61, otherwise: 0 }, newProfiles: { taken: 38, otherwise: 2 } },
}

const meta = {
  title: 'Screens/Staff/Vetting rules',
  component: StaffVettingRulesPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { state: 'ready', value: view },
    rules: null,
    trial: { state: 'ready', value: trial },
    save: { send: fn(), isPending: false, errors: [], refusal: null },
    onRules: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/vetting-rules" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffVettingRulesPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-87, MOD-88, MOD-89
export const Default: Story = {
  render: function Chosen(args) {
    const [rules, setRules] = useState(args.rules)
    return <StaffVettingRulesPage {...args} rules={rules} onRules={setRules} />
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Would have made 61 of the 214 decisions.*approved all of those/)).toBeVisible()
    await expect(canvas.getByText(/In 2 of those a vetter decided otherwise/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save the rules' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Education' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Approve new profiles/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A mobile number' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Nearly all were approved')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the rules' }))
    await expect(args.save.send).toHaveBeenCalledWith({
      rules: {
        changes: ['preferences', 'availability', 'rates', 'languages', 'education'],
        newProfiles: ['own-domain', 'import', 'cv'],
      },
      reason: 'Nearly all were approved',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByRole('checkbox', { name: 'Education' })).not.toBeChecked()
  },
}
export const Automatic: Story = {
  args: {
    view: { state: 'ready', value: { ...view, mode: 'auto', changedAt: '2026-03-01T16:20:00.000Z' } },
    trial: { state: 'loading' },
  },
}
export const Refused: Story = {
  args: {
    rules: { changes: [], newProfiles: [] },
    save: {
      send: fn(),
      isPending: false,
      errors: [],
      refusal: 'A colleague has changed the rules. Please look again.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Loading: Story = { args: { view: { state: 'loading' }, trial: { state: 'loading' } } }
export const Failed: Story = { args: { view: offline }, play: expectRetry }
