import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleFound, samplePeople } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffPeoplePage } from './StaffPeoplePage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/People',
  component: StaffPeoplePage,
  parameters: { layout: 'fullscreen' },
  args: { text: '', onText: fn(), found: { state: 'ready', value: sampleFound(samplePeople, true) } },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/people" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffPeoplePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find people' }), 'd')
    await expect(args.onText).toHaveBeenCalledWith('d')
    await expect(canvas.getByRole('link', { name: 'Thandeka Mkhize' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/staff\/people\//),
    )
    await expect(canvas.getByText('Suspended since', { exact: false })).toBeVisible()
  },
}
export const Nobody: Story = { args: { text: 'nobody', found: { state: 'ready', value: sampleFound([]) } } }
export const Loading: Story = { args: { found: { state: 'loading' } } }
export const Failed: Story = { args: { found: offline }, play: expectRetry }
