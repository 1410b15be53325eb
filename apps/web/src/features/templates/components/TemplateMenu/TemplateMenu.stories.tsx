import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleTemplates } from '../../samples/templates.ts'
import { TemplateGapNote, TemplateMenu } from './index.ts'

const onGapClose = fn()
const onInsert = fn()

const meta = {
  title: 'Patterns/Conversations/Template menu',
  component: TemplateMenu,
  args: { templates: { state: 'ready', value: sampleTemplates }, onChoose: fn() },
} satisfies Meta<typeof TemplateMenu>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Insert a template' }))
  return within(await within(document.body).findByRole('menu'))
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /First words/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(sampleTemplates[0])
  },
}
export const InWords: Story = {
  args: { showsLabel: true },
  play: async ({ args, canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /Thank you/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(sampleTemplates[1])
  },
}
export const Empty: Story = {
  args: { templates: { state: 'ready', value: [] } },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'No templates yet' })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Write and change templates' })).toHaveAttribute(
      'href',
      '/settings/templates',
    )
  },
}
export const Loading: Story = { args: { templates: { state: 'loading' } } }
export const Failed: Story = {
  args: { templates: { state: 'failed', message: 'You seem to be offline.', onRetry: fn() } },
}
export const Long: Story = {
  args: {
    showsLabel: true,
    templates: {
      state: 'ready',
      value: sampleTemplates.map((template) => ({
        ...template,
        name: `${template.name}: ${template.text} `.repeat(3),
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toBeVisible())
  },
}
/** A template with a missing value is not inserted; the user can insert it and fill the gap by hand. */
export const Gap: Story = {
  render: () => (
    <TemplateGapNote
      insert={{
        gap: { name: 'First words', text: 'Hello {{firstName}}', missing: 'their job title' },
        onGapClose,
        problem: null,
      }}
      onInsert={onInsert}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fill it in myself' }))
    await expect(onInsert).toHaveBeenCalledWith('Hello {{firstName}}')
    await expect(onGapClose).toHaveBeenCalledOnce()
  },
}
export const GapFailed: Story = {
  render: () => (
    <TemplateGapNote insert={{ gap: null, onGapClose, problem: 'You seem to be offline.' }} onInsert={onInsert} />
  ),
}
