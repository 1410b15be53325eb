import { emptyOfferForm } from '@guildhall/domain/conversations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { offerFormToWire } from '../from-wire.ts'
import { samplePerson } from '../samples/people.ts'
import { SampleApp } from '../samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../samples/sample-hiring.ts'
import { sampleLens } from '../samples/searches.ts'
import { OfferPanel, type OfferPanelProps } from './OfferPanel.tsx'

const begun = {
  text: '',
  offer_content: { ...offerFormToWire({ ...emptyOfferForm, description: 'Rebuild our freight billing' }) },
  savedAt: '2026-06-03T09:12:00.000Z',
} as NonNullable<SampleAnswers['draft']>

const Shown = ({ answers, ...props }: OfferPanelProps & { readonly answers?: SampleAnswers }) => (
  <SampleApp api={sampleHiring({ people: [samplePerson(1)], conversations: [], ...answers })}>
    {() => (
      <div style={{ maxWidth: 336 }}>
        <OfferPanel {...props} />
      </div>
    )}
  </SampleApp>
)

const meta = {
  title: 'Screens/Offer',
  component: Shown,
  args: { candidate: samplePerson(1), lens: sampleLens, isSent: false, onSent: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const words = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: 'What the work is' })

export const Default: Story = {}
export const Loading: Story = { args: { answers: { waits: ['draft'] } } }
/** A lost line holds nobody up: the form opens with what this browser has. */
export const DraftNotRead: Story = {
  args: { answers: { refuses: ['draft'] } },
  play: async ({ canvasElement }) => {
    await expect(await words(canvasElement)).toHaveValue('')
  },
}
export const Restored: Story = {
  args: { answers: { draft: begun } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await words(canvasElement)).toHaveValue('Rebuild our freight billing')
    await waitFor(() => expect(canvas.getByText(/Restored what you wrote on 3 June/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Start afresh' }))
    await waitFor(async () => expect(await words(canvasElement)).toHaveValue(''))
    await waitFor(async () => expect(await words(canvasElement)).toHaveFocus())
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await words(canvasElement)).toHaveValue('Rebuild our freight billing'))
  },
}
export const KeptHereOnly: Story = {
  args: { answers: { refuses: ['keepDraft'] } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await words(canvasElement), 'Build')
    await waitFor(() => expect(within(canvasElement).getByText(/Kept on this device/)).toBeVisible())
  },
}
export const FromATemplate: Story = {
  play: async ({ canvasElement }) => {
    const field = await words(canvasElement)
    await userEvent.type(field, 'Hello.')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Insert a template' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /House rules/ }))
    await waitFor(() => expect(field).toHaveValue('Hello.\nAt {{companyName}} we answer within two days.'))
  },
}
export const Narrow: Story = { args: { answers: { draft: begun } }, globals: { viewport: { value: 'narrow' } } }
export const RightToLeft: Story = { args: { answers: { draft: begun } }, globals: { direction: 'rtl' } }
