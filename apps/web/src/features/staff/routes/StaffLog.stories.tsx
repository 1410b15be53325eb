import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleLog } from '../samples/log.ts'
import { sampleFound } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffLogPage } from './StaffLogPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Log',
  component: StaffLogPage,
  parameters: { layout: 'fullscreen' },
  args: {
    owner: 'all',
    text: '',
    period: null,
    isExporting: false,
    onText: fn(),
    onOwner: fn(),
    onPeriod: fn(),
    onExport: fn(),
    found: { state: 'ready', value: sampleFound(sampleLog, true) },
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/log" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffLogPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Olga Petrova suspended the account')).toBeVisible()
    await expect(canvas.getByText('Reason: Asked contractors for money')).toBeVisible()
    await expect(canvas.getByText(/^Dana Whitfield made Priya Raman recruiter/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Marco Rossi' })).toBeVisible()
    // On a phone, the label of an empty cell would stand without a value.
    await expect(
      within(canvas.getByRole('row', { name: /signed in/ }))
        .getAllByRole('cell')
        .at(-1),
    ).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('radio', { name: 'Operators' }))
    await expect(args.onOwner).toHaveBeenCalledWith('operators')
    await userEvent.click(canvas.getByRole('button', { name: 'Period: All time' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Last 7 days' }))
    await expect(args.onPeriod).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(args.onExport).toHaveBeenCalled()
  },
}
export const Exporting: Story = { args: { isExporting: true } }
export const Empty: Story = { args: { text: 'nothing like it', found: { state: 'ready', value: sampleFound([]) } } }
export const Loading: Story = { args: { found: { state: 'loading' } } }
export const Failed: Story = { args: { found: offline }, play: expectRetry }
export const Long: Story = {
  args: {
    found: {
      state: 'ready',
      value: sampleFound(
        sampleLog.map((entry) => ({
          ...entry,
          details: {
            ...entry.details,
            reason: 'Vermittlungsgesellschaft für Elektroinstallation und Gebäudeautomation '.repeat(4),
          },
        })),
      ),
    },
  },
}
