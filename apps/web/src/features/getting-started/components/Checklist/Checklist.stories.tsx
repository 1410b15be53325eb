import { checklistSteps, type ChecklistStep } from '@guildhall/domain/companies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Checklist, ChecklistFailed, ChecklistSkeleton } from './index.ts'

const stepsWith = (...done: readonly ChecklistStep[]) =>
  checklistSteps.map((step) => ({ step, done: done.includes(step) }))

const meta = {
  title: 'Patterns/Account/Checklist',
  component: Checklist,
  args: { steps: stepsWith('email', 'account', 'company', 'search', 'request'), onPutAway: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checklist>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    await waitFor(() => expect(card.getByText('5 of 7')).toBeVisible())
    await expect(card.getByRole('progressbar', { name: 'Getting started' })).toHaveAttribute('aria-valuenow', '5')
    await waitFor(() =>
      expect(card.getByText('Address, picture, company, first search and first request are done.')).toBeVisible(),
    )
    await expect(card.getByRole('link', { name: 'Invite: Invite a colleague' })).toHaveAttribute(
      'href',
      '/settings/invite-member',
    )
    await userEvent.click(card.getByRole('button', { name: 'Put away' }))
    await expect(args.onPutAway).toHaveBeenCalledOnce()
  },
}
/** No step is completed. */
export const Empty: Story = {
  args: { steps: stepsWith() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(checklistSteps.length)
    await expect(within(canvasElement).queryByText(/done/)).toBeNull()
  },
}
export const OneDone: Story = {
  args: { steps: stepsWith('email') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Address is done.')).toBeVisible())
  },
}
export const Loading: Story = { render: () => <ChecklistSkeleton /> }
export const Failed: Story = {
  render: () => <ChecklistFailed message="This part of Guildhall is away for a moment." onRetry={fn()} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Retry' })).toBeVisible())
  },
}
export const Long: Story = { args: { steps: stepsWith('account') }, globals: { viewport: { value: 'narrow' } } }
export const RightToLeft: Story = { ...Long, globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
