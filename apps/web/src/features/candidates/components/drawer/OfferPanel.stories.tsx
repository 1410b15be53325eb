import { defaultSearch } from '@guildhall/domain/search'
import type { DraftWire, OfferContentWire } from '@guildhall/rest-contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePerson } from '../../samples/people.ts'
import { SampleApp } from '../../samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../../samples/sample-hiring.ts'
import { sampleLens } from '../../samples/searches.ts'
import { OfferPanel, type OfferPanelProps } from './OfferPanel.tsx'

const blank: NonNullable<DraftWire['offer_content']> = {
  description: '',
  workplaceType: null,
  opportunityType: null,
  location: '',
  currecy: null,
  rate: null,
  permCurrecy: null,
  permRate: null,
  duration: null,
  startDate: '',
}

const draftOf = (offer: Partial<typeof blank>): DraftWire => ({
  text: '',
  offer_content: { ...blank, ...offer },
  savedAt: '2026-06-03T09:12:00.000Z',
})

const lastOffer: OfferContentWire = {
  ...blank,
  description: 'Rebuild our freight billing',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  permCurrecy: null,
  rate: 49,
  duration: 5,
}

const savedDraft = draftOf({ description: 'Rebuild our freight billing' })

const whole = draftOf({
  description: 'Rebuild our freight billing on dbt and Airflow, with two engineers of ours.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 49,
  duration: 5,
  // The form uses the current date, and an offer cannot start in the past.
  startDate: '2126-12-07',
})

const Shown = ({ answers, ...props }: OfferPanelProps & { readonly answers?: SampleAnswers }) => (
  <SampleApp api={sampleHiring({ people: [samplePerson(1)], conversations: [], ...answers })}>
    {() => (
      <div style={{ maxWidth: 368, padding: 'var(--space-4)' }}>
        <OfferPanel {...props} />
      </div>
    )}
  </SampleApp>
)

const meta = {
  title: 'Screens/Employers/Offer',
  component: Shown,
  args: { candidate: samplePerson(1), lens: sampleLens, isSent: false, onSent: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: 'What the work is' })

export const Default: Story = {}
/** No previous offer, no search and no draft. */
export const Empty: Story = {
  args: { lens: { ...sampleLens, search: defaultSearch } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await input(canvasElement)).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: /Send request/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/things to put right/))
  },
}
/** The viewer's own last offer, with its rate in the candidate's currency. */
// CONV-63
export const FromTheLastOffer: Story = {
  args: { lens: { ...sampleLens, search: defaultSearch }, answers: { lastOffer } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await input(canvasElement)).toHaveValue(lastOffer.description)
    await expect(canvas.getByRole('textbox', { name: /^Rate an hour/ })).toHaveValue('900')
    await waitFor(() => expect(canvas.getByText('Filled in from your last offer.')).toBeVisible())
  },
}
export const Loading: Story = { args: { answers: { waits: ['draft'] } } }
/** If the connection is lost, the form opens with this browser's draft. */
export const DraftNotRead: Story = {
  args: { answers: { refuses: ['draft'] } },
  play: async ({ canvasElement }) => {
    await expect(await input(canvasElement)).toHaveValue('')
  },
}
export const Failed: Story = {
  args: { answers: { draft: whole, refuses: ['startConversation'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await input(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Send request/ }))
    await waitFor(() => expect(canvas.getByText(/away for a moment. Nothing you wrote is lost/)).toBeVisible())
    await expect(args.onSent).not.toHaveBeenCalled()
    await expect(await input(canvasElement)).toHaveValue(whole.offer_content?.description)
  },
}
export const Sent: Story = {
  args: { answers: { draft: whole } },
  play: async ({ canvasElement, args }) => {
    await input(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Send request/ }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  },
}
export const Restored: Story = {
  args: { answers: { draft: savedDraft } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await input(canvasElement)).toHaveValue('Rebuild our freight billing')
    await waitFor(() => expect(canvas.getByText(/Restored what you wrote on 03 June/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Start afresh' }))
    await waitFor(async () => expect(await input(canvasElement)).toHaveValue(''))
    await waitFor(async () => expect(await input(canvasElement)).toHaveFocus())
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await input(canvasElement)).toHaveValue('Rebuild our freight billing'))
  },
}
export const KeptHereOnly: Story = {
  args: { answers: { refuses: ['saveDraft'] } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await input(canvasElement), 'Build')
    await waitFor(() => expect(within(canvasElement).getByText(/Kept on this device/)).toBeVisible())
  },
}
export const FromATemplate: Story = {
  play: async ({ canvasElement }) => {
    const field = await input(canvasElement)
    await userEvent.type(field, 'Hello.')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Insert a template' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /House rules/ }))
    await waitFor(() => expect(field).toHaveValue('Hello.\nAt {{companyName}} we answer within two days.'))
  },
}
export const Narrow: Story = { args: { answers: { draft: savedDraft } }, globals: { viewport: { value: 'narrow' } } }
export const RightToLeft: Story = { args: { answers: { draft: savedDraft } }, globals: { direction: 'rtl' } }
export const Long: Story = {
  args: {
    candidate: longPeople[0] ?? samplePerson(1),
    answers: {
      draft: draftOf({
        description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '
          .repeat(2)
          .trim(),
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Ynys Môn, Cymru, United Kingdom',
        opportunityType: 'Permanent or Contract',
        rate: 9_999_999,
      }),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await input(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
