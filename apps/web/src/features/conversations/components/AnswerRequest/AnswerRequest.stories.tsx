import { calendarDateOf, DAY_MS, formatDay } from '@guildhall/domain/shared'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test'
import {
  contractorReader,
  sampleEntries,
  longInbox,
  request,
  requestThatWaits,
  sampleNow,
} from '../../samples/index.ts'
import { AnswerRequest } from './index.ts'

const [entry, waiting, long] = sampleEntries([request, requestThatWaits, longInbox[0] ?? request])
if (entry === undefined || waiting === undefined || long === undefined)
  throw new Error('Three conversations make three entries')

const meta = {
  title: 'Patterns/Conversations/Answer request',
  component: AnswerRequest,
  args: {
    entry,
    reader: contractorReader,
    canAccept: true,
    canDecline: true,
    onAnswer: fn(() => Promise.resolve(null)),
    now: sampleNow,
    onReportCompany: fn(),
    onBlock: fn(),
  },
} satisfies Meta<typeof AnswerRequest>
export default meta
type Story = StoryObj<typeof meta>

// COMP-5, CONV-57
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { company, sender } = entry
    for (const text of [company.name, `${sender.firstName} ${sender.lastName}`, 'Domain verified']) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
    }
    await expect(canvas.getByText(`${company.employeeCount.replace('-', '–')} people`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: new URL(company.website ?? '').host })).toBeVisible()
  },
}
export const GoodOffer: Story = {
  args: { entry: waiting },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/you ask/)).toBeNull()
  },
}
export const LateYes: Story = {
  args: { canDecline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Decline' })).toBeNull()
  },
}

const yesterday = new Date(Date.now() - DAY_MS)
const startsYesterday = { ...entry.conversation.offer, startDate: calendarDateOf(yesterday) }

/** In a time zone whose day is still the one before. */
export const TermsFromToday: Story = {
  tags: ['test-only'],
  args: { entry: { ...entry, conversation: { ...entry.conversation, offer: startsYesterday } } },
  beforeEach: () => {
    const day = [
      spyOn(Date.prototype, 'getFullYear').mockReturnValue(yesterday.getUTCFullYear()),
      spyOn(Date.prototype, 'getMonth').mockReturnValue(yesterday.getUTCMonth()),
      spyOn(Date.prototype, 'getDate').mockReturnValue(yesterday.getUTCDate()),
    ]
    return () => day.forEach((part) => part.mockRestore())
  },
  // CONV-31
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Suggest other terms' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: /Open calendar/ }))
    const cell = await screen.findByRole('button', { name: new RegExp(formatDay(yesterday)) })
    await expect(cell).not.toHaveAttribute('aria-disabled', 'true')
  },
}
export const ReadAlone: Story = { args: { canAccept: false, canDecline: false } }
export const Long: Story = { args: { entry: long }, globals: { viewport: { value: 'narrow' } } }
