import { OPERATOR_REASON_MAX_LENGTH, TRIAL_EXTENSION_DAYS_MAX } from '@guildhall/domain/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleCompany } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffCompanyPage } from './StaffCompanyPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Company',
  component: StaffCompanyPage,
  parameters: { layout: 'fullscreen' },
  args: {
    rights,
    now: new Date('2026-03-02T09:00:00.000Z'),
    company: { state: 'ready', value: sampleCompany },
    dialog: null,
    onVerify: fn(),
    onWithdraw: fn(),
    onExtendTrial: fn(),
    onGiveBack: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/companies" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffCompanyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Trial: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Extend the trial' }))
    await expect(args.onExtendTrial).toHaveBeenCalledWith('Kestrel Freight', TRIAL_EXTENSION_DAYS_MAX)
    await userEvent.click(canvas.getByRole('button', { name: 'Give contacts back' }))
    await expect(args.onGiveBack).toHaveBeenCalledWith('Kestrel Freight', 4)
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(args.onVerify).toHaveBeenCalledWith('Kestrel Freight')
    await expect(canvas.getByText('4 used, 1 left')).toBeVisible()
  },
}
export const Paid: Story = {
  args: {
    company: {
      state: 'ready',
      value: {
        ...sampleCompany,
        verification: 'verified',
        accountType: 'paid',
        subscriptionStatus: 'active',
        paidUntil: '2026-08-24T09:00:00.000Z',
        freeContactsLeft: null,
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Extend the trial' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the verification' }))
    await expect(args.onWithdraw).toHaveBeenCalled()
  },
}
export const Extend: Story = {
  args: {
    dialog: {
      action: {
        title: 'Extend the trial of Kestrel Freight',
        text: 'The days are added to its end, or count from now if it has ended.',
        saveText: 'Extend',
        doneText: 'The trial of Kestrel Freight is extended',
        amount: { field: 'days', label: 'Days', max: TRIAL_EXTENSION_DAYS_MAX },
        call: async () => ({ ok: true, status: 204, value: null }),
      },
      reasonMaxLength: OPERATOR_REASON_MAX_LENGTH,
      onSubmit: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Days/ }), '14')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked by phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
    await expect(args.dialog?.onSubmit).toHaveBeenCalledWith({ reason: 'Asked by phone', amount: 14 })
  },
}
export const Failed: Story = { args: { company: offline }, play: expectRetry }
