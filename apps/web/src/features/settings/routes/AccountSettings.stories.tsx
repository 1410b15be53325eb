import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { AccountSettings } from './AccountSettings.tsx'
import { danaAccount } from '../samples/settings.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'

const meta = {
  title: 'Screens/Both/Settings, account',
  component: AccountSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('account')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: { account: danaAccount, onSaveNames: fn(), onPicture: fn(), theme: 'system', onTheme: fn() },
} satisfies Meta<typeof AccountSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const last = canvas.getByRole('textbox', { name: 'Last name' })
    await userEvent.clear(last)
    await userEvent.type(last, 'Whitfield-Moss{Enter}')
    await expect(args.onSaveNames).toHaveBeenCalledWith({ firstName: 'Dana', lastName: 'Whitfield-Moss' })
    await userEvent.click(canvas.getByText('Dark'))
    await expect(args.onTheme).toHaveBeenCalledWith('dark')
  },
}
export const Empty: Story = {
  args: {
    account: { ...danaAccount, firstName: '' },
    errors: [{ field: 'firstName', label: 'First name', message: 'Value is required' }],
  },
}
export const Failed: Story = { args: { refusal: 'You seem to be offline. Please try again.' } }
export const Loading: Story = { args: { isSaving: true, isUploading: true } }
export const PictureRefused: Story = {
  args: { pictureRefusal: 'Please choose a picture of at least 200 by 200 pixels' },
}
export const OnTheWayBack: Story = {
  args: { returnTo: { href: '/search-results?open=1', label: 'Back to Thandeka Mkhize' }, isSaved: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to Thandeka Mkhize' })).toHaveAttribute(
      'href',
      '/search-results?open=1',
    )
  },
}
export const Long: Story = {
  args: {
    account: {
      ...danaAccount,
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'בן־ציון אלכסנדרוביץ׳ וולפסון',
    },
    returnTo: { href: '/search-results', label: 'Back to the search' },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
