import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultSearch } from '@guildhall/domain/search'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleSaved } from '../../samples/searches.ts'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { SavedSearches, SaveSearchDialog } from './index.ts'

const meta = {
  title: 'Patterns/Search/Saved searches',
  component: SavedSearches,
  args: {
    saved: { state: 'ready', value: sampleSaved },
    search: sampleSearch,
    active: null,
    onChoose: fn(),
    onSaveNew: fn(),
    onUpdate: fn(),
    onDigest: fn(),
    onShare: fn(),
    onRemove: fn(),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saved' }))
    await within(document.body).findByRole('dialog', { name: 'Saved searches' })
  },
} satisfies Meta<typeof SavedSearches>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await meta.play(context)
    const menu = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await menu.findByRole('button', { name: 'Share with team: Remote data engineers' }))
    await expect(context.args.onShare).toHaveBeenCalledWith(sampleSaved[0])
    await expect(menu.queryByRole('button', { name: 'Remove Actuaries, Sydney' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: /^Actuaries, Sydney/ }))
    await expect(context.args.onChoose).toHaveBeenCalledWith(sampleSaved[1])
  },
}
export const Changed: Story = {
  args: { active: sampleSaved[0]?.uuid ?? null, search: { ...defaultSearch, jobTitle: 'Actuary' } },
  play: async (context) => {
    await meta.play(context)
    const menu = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await menu.findByRole('button', { name: 'Update “Remote data engineers”' }))
    await expect(context.args.onUpdate).toHaveBeenCalledWith(sampleSaved[0])
    await userEvent.click(menu.getByRole('button', { name: 'Save as new' }))
    await expect(context.args.onSaveNew).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { saved: { state: 'ready', value: [] } } }
export const Loading: Story = { args: { saved: { state: 'loading' } } }
export const Failed: Story = {
  args: { saved: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: fn() } },
}

const dialog = { suggested: 'Data engineer, South Africa', onSave: fn(), onClose: fn() }
export const Saving: Story = {
  render: () => <SaveSearchDialog {...dialog} />,
  play: async () => {
    const modal = within(await within(document.body).findByRole('dialog', { name: 'Save this search' }))
    await userEvent.click(modal.getByText('My team'))
    await userEvent.click(modal.getByRole('button', { name: 'Save search' }))
    await expect(dialog.onSave).toHaveBeenCalledWith({
      name: 'Data engineer, South Africa',
      visibility: 'team',
      digest: 'weekly',
    })
  },
}
export const SavingRefused: Story = {
  render: () => <SaveSearchDialog {...dialog} refusal="You have 50 saved searches. Please remove one first." />,
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Save this search' })
  },
}
export const Long: Story = {
  args: {
    saved: {
      state: 'ready',
      value: sampleSaved.map((one) => ({
        ...one,
        name: 'Principal data platform and machine learning infrastructure engineer, second line',
        owner: 'Wilhelmina Alexandra Papadimitriou-Featherstonehaugh',
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
