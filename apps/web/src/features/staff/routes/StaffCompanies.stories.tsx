import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleCompanies, sampleFound } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffCompaniesPage } from './StaffCompaniesPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Companies',
  component: StaffCompaniesPage,
  parameters: { layout: 'fullscreen' },
  args: {
    text: '',
    onText: fn(),
    now: new Date('2026-03-02T09:00:00.000Z'),
    found: { state: 'ready', value: sampleFound(sampleCompanies) },
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/companies" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffCompaniesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Trial ended', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Harbour Works' })).toBeVisible()
  },
}
export const Nothing: Story = { args: { text: 'nothing', found: { state: 'ready', value: sampleFound([]) } } }
