import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleInvoices } from '../samples/invoices.ts'
import { sampleFound } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffInvoicesPage } from './StaffInvoicesPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Invoices',
  component: StaffInvoicesPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'all',
    text: '',
    onText: fn(),
    onState: fn(),
    found: { state: 'ready', value: sampleFound(sampleInvoices, true) },
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/invoices" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffInvoicesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('USD 612.50')).toBeVisible()
    await expect(canvas.getByText(/^Overdue since/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Overdue' }))
    await expect(args.onState).toHaveBeenCalledWith('overdue')
  },
}
export const Long: Story = {
  args: {
    found: {
      state: 'ready',
      value: sampleFound(
        sampleInvoices.map((invoice) => ({
          ...invoice,
          companyName: 'Internationale Vermittlungsgesellschaft für Elektroinstallation und Gebäudeautomation mbH',
          total: 1_234_567.89,
        })),
      ),
    },
  },
}
export const Empty: Story = { args: { state: 'overdue', found: { state: 'ready', value: sampleFound([]) } } }
export const Loading: Story = { args: { found: { state: 'loading' } } }
export const Failed: Story = { args: { found: offline }, play: expectRetry }
