import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { validateCompany } from '../company-view.ts'
import { CompanySettings } from './CompanySettings.tsx'
import { PartLoading } from '../../../shared/components/SettingsFrame/PartLoading.tsx'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { kestrel } from '../samples/settings.ts'

const bare = { ...kestrel, website: '', email: '', mobile: '', verification: 'unverified' as const }

const meta = {
  title: 'Screens/Employers/Settings, company',
  component: CompanySettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <SettingsFrame
        {...sampleSettingsFrame('company', args.company.name)}
        lead="Contractors see this before they answer."
      >
        <Story />
      </SettingsFrame>
    ),
  ],
  args: { company: kestrel, onSave: fn(), onLogo: fn() },
} satisfies Meta<typeof CompanySettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const website = canvas.getByRole('textbox', { name: 'Website' })
    await userEvent.clear(website)
    await userEvent.type(website, 'kestrel.example{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ website: 'kestrel.example' }))
  },
}
export const Refused: Story = {
  args: { errors: validateCompany({ ...kestrel, name: '', website: 'no address' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('2 things to put right')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus())
  },
}
export const Failed: Story = { args: { refusal: 'You seem to be offline. Please try again.' } }
/** A new company without any details. */
export const Empty: Story = {
  args: { company: bare },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Not verified yet')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'kestrel.example{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ website: 'kestrel.example' }))
  },
}
export const EmptyToRead: Story = {
  args: { company: { ...bare, canEdit: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('None given')).toHaveLength(3)
  },
}
export const Loading: Story = { render: () => <PartLoading /> }
export const LogoRefused: Story = { args: { logoRefusal: 'Please choose a picture of at least 200 by 200 pixels' } }
export const Pending: Story = { args: { isSaving: true, isUploading: true } }
export const OnlyToRead: Story = {
  args: { company: { ...kestrel, canEdit: false, mobile: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('An admin of Kestrel Freight can change this.')).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const OnTheWayBack: Story = {
  args: {
    company: { ...kestrel, website: '', verification: 'unverified' },
    returnTo: { href: '/search-results', label: 'Back to the search' },
  },
}
export const Long: Story = {
  args: {
    company: {
      ...kestrel,
      name: 'Internationale Gesellschaft für Frachtlogistik und Containerverschiffung mbH & Co. KG',
      website: 'internationale-gesellschaft-fuer-frachtlogistik-und-containerverschiffung.example',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
