import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyOfferForm, emptyRequestForm } from '@guildhall/domain/conversations'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { samplePerson } from '../../samples/people.ts'
import { sampleRates } from '../../../session/samples/session.ts'
import { OfferForm, type OfferFormProps } from './index.ts'

const offered = {
  ...emptyOfferForm,
  description: 'Rebuild our freight billing pipeline on dbt and Airflow, with two engineers of ours.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currency: 'USD',
  rate: 38,
  duration: 5,
  startDate: '2026-12-07',
} as const
const filled = { ...emptyRequestForm, ...offered }

const Kept = (props: OfferFormProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 336 }}>
      <OfferForm {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Patterns/Candidates/Offer form',
  component: OfferForm,
  args: {
    candidate: samplePerson(1),
    lens: { rates: sampleRates },
    value: filled,
    onChange: fn(),
    today: '2026-11-20',
    places: ['Cape Town, Western Cape, South Africa'],
    onPlaceTyped: fn(),
    onSend: fn(),
    sending: 'no',
    cost: 'Uses 1 of your 2 free contact requests.',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OfferForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await waitFor(() => expect(form.getByText('Asks ZAR 900')).toBeVisible())
    await waitFor(() => expect(form.getByText('≈ ZAR 698')).toBeVisible())
    await waitFor(() => expect(form.getByText(/under the rate asked/)).toBeVisible())
    await userEvent.click(form.getByRole('textbox', { name: /What the work is/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith(offered, '')
  },
}
export const Empty: Story = {
  args: { value: emptyRequestForm },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: /Send request/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(form.getByRole('alert')).toHaveTextContent('10 things to put right')
    await waitFor(() => expect(form.getByRole('textbox', { name: /What the work is/ })).toHaveFocus())
    await expect(form.getAllByText('This field is required').length).toBeGreaterThan(5)
  },
}
/** The shortcut lists what was filled in and was not looked at; pressed again, it sends. */
// CONV-64
export const FilledIn: Story = {
  args: { filledIn: offered },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByRole('textbox', { name: /What the work is/ }), ' From May.')
    await userEvent.click(form.getByRole('textbox', { name: /^Rate an hour/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(form.getByText(/Look at what was filled in/)).toHaveTextContent(
        'Work type, Opportunity, Place, Duration, Start.',
      ),
    )
    await expect(form.getByRole('button', { name: /Work type/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
// CONV-65
export const WithMessage: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByRole('textbox', { name: /^Message/ }), 'Your work on meters fits.')
    await userEvent.click(form.getByRole('button', { name: /Send request/ }))
    await expect(args.onSend).toHaveBeenCalledWith(offered, 'Your work on meters fits.')
  },
}
export const PermanentClearsContract: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: /Opportunity/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Permanent' }))
    await waitFor(() => expect(form.queryByText('Rate an hour')).toBeNull())
    await expect(form.queryByText('Duration')).toBeNull()
    await waitFor(() => expect(form.getByText('Salary a year')).toBeVisible())
    // UI-45
    await expect(form.getByRole('textbox', { name: /Salary a year/ })).toBeRequired()
  },
}
export const PastStart: Story = {
  args: { value: { ...filled, startDate: '2026-11-19' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: /Send request/ }))
    await waitFor(() => expect(form.getAllByText(/Start date needs to be in the future/)[0]).toBeVisible())
  },
}
const brief = { onFiles: fn(), onRemove: fn() }
const file = { id: '1', name: 'brief.pdf', size: 184_000, progress: null, url: '/v0/files/1', problem: null }
export const WithBrief: Story = {
  args: { brief: { ...brief, files: [file] } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Remove brief.pdf' }))
    await expect(brief.onRemove).toHaveBeenCalledWith('1')
    await userEvent.click(form.getByRole('button', { name: /Send request/ }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
/** The offer cannot be sent before its file is uploaded, and says so. */
export const BriefOnItsWay: Story = {
  args: { brief: { ...brief, files: [{ ...file, progress: 42, url: null }] } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: /Send request/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('The file is still on its way'))
  },
}
export const BriefRefused: Story = {
  args: {
    brief: {
      ...brief,
      files: [{ ...file, name: 'brief.gif', url: null, problem: 'Only PDF, Word, PNG and JPEG files can be sent.' }],
    },
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: /Send request/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Take out the file'))
  },
}
export const BriefToChoose: Story = { args: { brief: { ...brief, files: [] } } }
export const Failed: Story = { args: { problem: 'You seem to be offline. Please try again.' } }
export const Sending: Story = { args: { sending: 'pending' } }
export const Sent: Story = { args: { sending: 'sent' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Long: Story = {
  args: {
    value: {
      ...filled,
      description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2).trim(),
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Ynys Môn, Cymru, United Kingdom',
    },
    cost: 'Uses 1 of your 2 free contact requests. Wilhelmina Alexandra Papadimitriou-Featherstonehaugh answers here.',
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
