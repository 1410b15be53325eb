import { OPERATOR_REASON_MAX_LENGTH } from '@guildhall/domain/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { sampleComparison, sampleJobList, sampleJobs, sampleWork } from '../samples/system.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffSystemPage } from './StaffSystemPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/System',
  component: StaffSystemPage,
  parameters: { layout: 'fullscreen' },
  args: {
    jobs: { state: 'ready', value: sampleJobList(sampleJobs) },
    system: { state: 'ready', value: { work: [...sampleWork], index: sampleComparison } },
    dialog: null,
    proof: null,
    starting: null,
    onRetry: fn(),
    onRetryAll: fn(),
    onDrop: fn(),
    onCompare: fn(),
    onRepair: fn(),
    onStart: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/system" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffSystemPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-63, MOD-64, MOD-66
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Waiting: 3. Failing again and again: 2. Parked: 2.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Webhooks, invoice-paid' }))
    await expect(args.onRetry).toHaveBeenCalledWith(sampleJobs[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Drop Search index, profile-changed' }))
    await expect(args.onDrop).toHaveBeenCalledWith(sampleJobs[3])
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all: Mails, conversation-started' }))
    await expect(args.onRetryAll).toHaveBeenCalledWith({ reaction: 'mail', eventType: 'conversation-started' })
    await expect(canvas.getByText('Differences: 7')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Repair' }))
    await expect(args.onRepair).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Run Update exchange rates now' }))
    await expect(args.onStart).toHaveBeenCalledWith('update-exchange-rates')
    await expect(canvas.getByRole('button', { name: 'Run Make copies of data now' })).toBeDisabled()
  },
}
export const Comparing: Story = {
  args: {
    system: {
      state: 'ready',
      value: {
        work: sampleWork.map((work) => (work.name === 'compare-index' ? { ...work, endedAt: null } : work)),
        index: { ...sampleComparison, isRepair: true, remaining: 0 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Differences: 7, all repaired')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Repair' })).not.toBeInTheDocument()
  },
}
export const Dropping: Story = {
  args: {
    dialog: {
      action: {
        title: 'Drop this job?',
        text: 'What it would have done never happens: Mails. This cannot be undone.',
        saveText: 'Drop',
        doneText: 'The job is dropped',
        isDanger: true,
        call: async () => ({ ok: true, status: 204, value: null }),
      },
      reasonMaxLength: OPERATOR_REASON_MAX_LENGTH,
      onSubmit: fn(),
      onClose: fn(),
    },
  },
}
export const Long: Story = {
  args: {
    jobs: {
      state: 'ready',
      value: sampleJobList(
        sampleJobs.map((job) => ({
          ...job,
          error: `Error: ${'a word without an end'.replaceAll(' ', '').repeat(12)}`,
        })),
      ),
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Empty: Story = {
  args: {
    jobs: { state: 'ready', value: sampleJobList([]) },
    system: { state: 'ready', value: { work: [], index: null } },
  },
}
export const Loading: Story = { args: { jobs: { state: 'loading' }, system: { state: 'loading' } } }
export const Failed: Story = { args: { jobs: offline, system: offline } }
