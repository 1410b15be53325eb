import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleFound } from '../samples/people.ts'
import { sampleHandled, sampleReports } from '../samples/reports.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffReportsPage } from './StaffReportsPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Reports',
  component: StaffReportsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'open',
    reports: { state: 'ready', value: { ...sampleFound(sampleReports, true), open: 61 } },
    ownUuid: operator.uuid,
    onStatus: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/reports" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffReportsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('4 of 61 open reports')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'A message: A scam, or asks for money' })).toBeVisible()
    await expect(canvas.getByText('Ruth Lekganyane looks at it')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Handled' }))
    await expect(args.onStatus).toHaveBeenCalledWith('settled')
  },
}
// MOD-92
export const ByKeys: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const links = within(canvas.getByRole('table')).getAllByRole('link')
    await userEvent.keyboard('jj')
    await expect(links[1]).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('js')
    await expect(args.onChoose).toHaveBeenLastCalledWith(sampleReports[1]?.uuid, 'suspended')
    await userEvent.keyboard('w')
    await expect(args.onChoose).toHaveBeenLastCalledWith(sampleReports[1]?.uuid, 'warned')
    await userEvent.keyboard('?')
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: 'Keys' })
    await userEvent.keyboard('d')
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}
export const Handled: Story = {
  args: { status: 'settled', reports: { state: 'ready', value: { ...sampleFound([sampleHandled]), open: 4 } } },
}
export const None: Story = { args: { reports: { state: 'ready', value: { ...sampleFound([]), open: 0 } } } }
export const Failed: Story = { args: { reports: offline }, play: expectRetry }
