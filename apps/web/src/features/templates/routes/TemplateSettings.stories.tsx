import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { samplePlaceholders, sampleTemplates } from '../samples/templates.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import type { SaveTemplate } from '../components/TemplateForm.tsx'
import { TemplateSettings } from './TemplateSettings.tsx'

const meta = {
  title: 'Screens/Employers/Settings, templates',
  component: TemplateSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('templates')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    templates: { state: 'ready', value: sampleTemplates },
    placeholders: samplePlaceholders,
    companyName: 'Kestrel Freight',
    onSave: fn<SaveTemplate>(() => Promise.resolve(null)),
    onRemove: fn(),
  },
} satisfies Meta<typeof TemplateSettings>
export default meta
type Story = StoryObj<typeof meta>

// UI-62
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Hello')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Hello ')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the first name of the person' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Hello', text: 'Hello {{firstName}}', team: false }, null)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New template' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Change Thank you' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Thank you' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Change House rules' })).toBeNull()
  },
}
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change First words' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), ' {{{{shoeSize}}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText(/There is no placeholder/)).toBeVisible())
  },
}
export const Refused: Story = {
  args: {
    onSave: fn<SaveTemplate>(() =>
      Promise.resolve({ message: 'You have 200 templates. Please delete one first.', errors: {} }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change Thank you' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You have 200 templates.'))
  },
}
export const Empty: Story = { args: { templates: { state: 'ready', value: [] } } }
export const NotAllowed: Story = { args: { templates: null } }
export const Loading: Story = { args: { templates: { state: 'loading' } } }
export const Failed: Story = {
  args: { templates: offline },
  play: expectRetry,
}
export const Long: Story = {
  args: {
    templates: {
      state: 'ready',
      value: sampleTemplates.map((template) => ({
        ...template,
        name: 'Maximiliane-Alexandra-Theodora-Hohenlohe-Waldenburg-Schillingsfürst',
        text: `${'ab'.repeat(120)}\n${template.text}`,
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
