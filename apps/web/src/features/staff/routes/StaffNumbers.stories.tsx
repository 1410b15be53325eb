import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleNothing, sampleNumbers } from '../samples/numbers.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffNumbersPage } from './StaffNumbersPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Numbers',
  component: StaffNumbersPage,
  parameters: { layout: 'fullscreen' },
  args: {
    numbers: { state: 'ready', value: sampleNumbers(26) },
    range: 26,
    view: 'charts',
    isExporting: false,
    onRange: fn(),
    onView: fn(),
    onExport: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/numbers" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffNumbersPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-70
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = within(canvas.getByRole('region', { name: 'The last complete week' }))
    await expect(summary.getByRole('heading', { name: 'Week of 23 February 2026' })).toBeVisible()
    const [signUps, , , , answers] = summary.getAllByRole('listitem')
    await expect(signUps).toHaveTextContent(/^Sign-ups412 more than before$/)
    await expect(answers).toHaveTextContent(/^Answer rate66%.*Week of 09 February 2026$/)
    await expect(canvas.getAllByRole('figure')).toHaveLength(9)
    await userEvent.click(canvas.getByRole('radio', { name: '52 weeks' }))
    await expect(args.onRange).toHaveBeenCalledWith(52)
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(args.onView).toHaveBeenCalledWith('table')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(args.onExport).toHaveBeenCalled()
  },
}
export const AsTable: Story = {
  args: { view: 'table' },
  play: async ({ canvasElement }) => {
    const [, latest, , before] = within(canvasElement).getAllByRole('row')
    await expect(latest).toHaveTextContent(/^02 March 2026not over yet/)
    await expect(before).toHaveTextContent('so far')
  },
}
export const Exporting: Story = { args: { isExporting: true } }
export const Empty: Story = {
  args: { numbers: { state: 'ready', value: sampleNothing(12) }, range: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No profile has waited for a decision yet.')).toBeVisible()
    await expect(canvas.getByText('No trial has begun yet.')).toBeVisible()
  },
}
export const Loading: Story = { args: { numbers: { state: 'loading' } } }
export const Failed: Story = { args: { numbers: offline }, play: expectRetry }
export const Long: Story = {
  args: { numbers: { state: 'ready', value: sampleNumbers(52, ['AUD', 'USD', 'ZAR']) }, range: 52 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure', { name: 'Revenue in ZAR' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
