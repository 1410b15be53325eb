import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePerson } from '../../samples/people.ts'
import { sampleLens } from '../../samples/searches.ts'
import { CandidateDrawer, type CandidateDrawerProps } from './index.ts'

const Kept = (props: CandidateDrawerProps) => {
  const [isOpen, setOpen] = useState(props.isMessageOpen)
  return <CandidateDrawer {...props} isMessageOpen={isOpen} onMessageOpenChange={setOpen} />
}

const meta = {
  title: 'Screens/Employers/Candidate drawer',
  component: CandidateDrawer,
  args: {
    isOpen: true,
    onClose: fn(),
    candidate: { state: 'ready', value: samplePerson(1) },
    lens: sampleLens,
    position: { at: 2, of: 23 },
    onPrevious: fn(),
    onNext: fn(),
    isTopMatch: true,
    isBookmarked: true,
    onBookmark: fn(),
    renderPanel: (close) => (
      <div style={{ padding: 24 }}>
        <h2>Message panel</h2>
        {close}
      </div>
    ),
    isMessageOpen: false,
    onMessageOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CandidateDrawer>
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await within(document.body).findByRole('dialog'))

// UI-14
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await drawer()
    await expect(document.body).toHaveClass('modal-open')
    await userEvent.click(dialog.getByRole('button', { name: 'Next person' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: /Bookmark/ }))
    await expect(args.onBookmark).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Reporting: Story = {
  args: { onReport: fn(), onBlock: fn() },
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'More' }))
    await waitFor(() => expect(within(document.body).getByRole('menuitem', { name: /^Block / })).toBeVisible())
    await userEvent.click(within(document.body).getByRole('menuitem', { name: /^Report / }))
    await expect(args.onReport).toHaveBeenCalledOnce()
  },
}
export const FirstOfTheList: Story = {
  args: { position: { at: 1, of: 23 } },
  render: (args) => <CandidateDrawer {...args} onPrevious={undefined} />,
  play: async () => {
    await expect((await drawer()).getByRole('button', { name: 'Previous person' })).toBeDisabled()
  },
}
export const Empty: Story = {
  args: {
    candidate: {
      state: 'ready',
      value: samplePerson(1, {
        introduction: '',
        skills: [],
        industries: [],
        languages: [],
        workExperiences: [],
        qualifications: [],
        cvUrl: null,
      }),
    },
    isBookmarked: false,
    isTopMatch: false,
  },
}
export const Loading: Story = { args: { candidate: { state: 'loading' }, position: null } }
export const Failed: Story = {
  args: {
    candidate: { state: 'failed', message: 'There was an error getting the user details', onRetry: fn() },
    position: null,
  },
  play: async () => {
    const dialog = await drawer()
    await waitFor(() => expect(dialog.getByText('There was an error getting the user details')).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneWithTheMessage: Story = { args: { isMessageOpen: true }, globals: { viewport: { value: 'phone' } } }
/**
 * The content that the message sheet covers is inert, including the drawer's bar; focus moves to the sheet, and back to the button that opened it.
 */
export const PhoneThereAndBack: Story = {
  tags: ['test-only'],
  render: (args) => <Kept {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await drawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Send an opportunity' }))
    await waitFor(() => expect(dialog.getByRole('complementary', { name: 'Writing' })).toHaveFocus())
    await expect(dialog.getAllByRole('button')).toHaveLength(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send an opportunity' })).toHaveFocus())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible())
  },
}
export const Long: Story = {
  args: { candidate: { state: 'ready', value: longPeople[0] ?? samplePerson(1) } },
}
export const RightToLeft: Story = {
  args: { candidate: { state: 'ready', value: longPeople[1] ?? samplePerson(1) } },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
