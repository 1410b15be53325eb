import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleReasons } from '../samples/lists.ts'
import { sampleChange, sampleQueue, sampleReview, sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { useMarks } from '../use-marks.ts'
import { StaffVettingPage } from './StaffVettingPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Vetting',
  component: StaffVettingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ownUuid: operator.uuid,
    now: new Date('2026-03-02T09:00:00.000Z'),
    queue: { state: 'ready', value: sampleQueue },
    selectedUuid: sampleChange.contractorUuid,
    review: { state: 'ready', value: sampleChange },
    reasons: { state: 'ready', value: sampleReasons },
    claim: 'held',
    isPending: false,
    marks: { marked: [], toggle: fn(), markTo: fn(), clear: fn() },
    unapproved: [],
    onMove: fn(),
    onRelease: fn(),
    onDecide: fn(),
    onUndo: fn(),
    onApproveMarked: fn(),
    onForgetUnapproved: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/vetting" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffVettingPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-32, MOD-83, MOD-86
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('14 wait. Median 1 d, longest 4 d.')).toBeVisible()
    await expect(canvas.getByText('3 wait longer than 2 days.')).toBeVisible()
    await expect(canvas.getByText('Decided by you today: 12')).toBeVisible()
    await expect(canvas.getByText('4 d, late')).toBeVisible()
    await expect(canvas.getByText('Change: job title, introduction, work experience')).toBeVisible()
    const title = within(canvas.getByRole('row', { name: /Job title/ }))
    await expect(title.getByRole('deletion')).toHaveTextContent('Senior')
    await expect(title.getAllByRole('insertion')[0]).toHaveTextContent('Lead')
    await expect(canvas.getByRole('row', { name: /Harbourline Bank Not there/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Languages/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'Only changes' }))
    await expect(canvas.getByRole('row', { name: /Languages/ })).toBeVisible()
  },
}

// MOD-33
export const ByKeys: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('j')
    await expect(args.onMove).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('k')
    await expect(args.onMove).toHaveBeenLastCalledWith(-1)
    await userEvent.keyboard('c')
    await expect(canvas.getByText('Choose at least one reason')).toBeVisible()
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.keyboard('1')
    await userEvent.keyboard('e')
    await userEvent.keyboard('Take the car out')
    await userEvent.keyboard('{Escape}c')
    const sentBack = {
      decision: 'changes_requested',
      reasons: ['contact-details-in-text'],
      message: 'Take the car out',
    }
    await expect(args.onDecide).toHaveBeenLastCalledWith(sampleChange, sentBack)
    await userEvent.keyboard('r')
    await expect(args.onDecide).toHaveBeenLastCalledWith(sampleChange, { ...sentBack, decision: 'rejected' })
    await userEvent.keyboard('1a')
    await expect(args.onDecide).toHaveBeenLastCalledWith(sampleChange, {
      ...sentBack,
      decision: 'approved',
      reasons: [],
    })
    await userEvent.keyboard('u')
    await expect(args.onUndo).toHaveBeenCalled()
    await userEvent.keyboard('g')
    await expect(args.onRelease).toHaveBeenCalled()
    await userEvent.keyboard('xX')
    await expect(args.marks.toggle).toHaveBeenCalledWith(sampleChange.contractorUuid)
    await expect(args.marks.markTo).toHaveBeenCalledWith(sampleChange.contractorUuid)
    // Nobody is marked.
    await userEvent.keyboard('A')
    await expect(args.onApproveMarked).not.toHaveBeenCalled()
    await userEvent.keyboard('?')
    // It fades in.
    const keys = await page.findByRole('dialog', { name: 'Keys' })
    await waitFor(() => expect(keys).toBeVisible())
    await userEvent.keyboard('j')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
}

// MOD-85
export const Marking: Story = {
  render: function Marking(args) {
    return <StaffVettingPage {...args} marks={useMarks(sampleQueue.entries.map((entry) => entry.contractorUuid))} />
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const marks = canvas.getAllByRole('checkbox', { name: /^Mark / })
    const [first, second, third] = marks
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three profiles wait')
    // The second one is open.
    await userEvent.keyboard('x')
    await expect(second).toBeChecked()
    await userEvent.keyboard('x')
    await expect(second).not.toBeChecked()
    await userEvent.click(first)
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(third)
    await user.keyboard('{/Shift}')
    for (const mark of marks) await expect(mark).toBeChecked()
    await userEvent.click(second)
    await expect(canvas.getByRole('button', { name: /^Approve 2 marked/ })).toBeVisible()
    await userEvent.keyboard('A')
    await expect(args.onApproveMarked).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(first).not.toBeChecked()
  },
}

// MOD-85
export const NotAllApproved: Story = {
  args: {
    unapproved: [
      { uuid: sampleReview.contractorUuid, name: 'Inês Carvalho', problem: 'claimed', heldBy: 'Ruth Lekganyane' },
      { uuid: sampleChange.contractorUuid, name: 'Jonas Weber', problem: 'changed-meanwhile', heldBy: null },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/: Ruth Lekganyane looks at it/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.onForgetUnapproved).toHaveBeenCalledOnce()
  },
}

// MOD-78
export const MessagesOfReasons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const message = canvas.getByRole('textbox', { name: 'Message to the contractor' })
    await userEvent.keyboard('2')
    await expect(message).toHaveValue('Your picture shows a car.')
    await userEvent.keyboard('8')
    await expect(message).toHaveValue('Your picture shows a car.\n\nYour CV cannot be opened.')
    await userEvent.keyboard('2')
    await expect(message).toHaveValue('Your CV cannot be opened.')
    await userEvent.type(message, ' Please send a PDF.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose a brighter picture' }))
    await expect(message).toHaveValue('Your CV cannot be opened. Please send a PDF.')
  },
}
export const WithoutReasons: Story = { args: { reasons: offline }, play: expectRetry }

// MOD-28
export const HeldByAnother: Story = {
  args: {
    claim: {
      ok: false,
      problem: 'claimed',
      status: 409,
      message: 'Another vetter looks at this profile.',
      errors: {},
      details: { by: 'Ruth Lekganyane', until: '2026-03-02T09:10:00.000Z' },
      retryAfter: null,
    },
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Ruth Lekganyane looks at this profile, until/)).toBeVisible()
    await userEvent.keyboard('a')
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}

export const NewProfile: Story = { args: { review: { state: 'ready', value: sampleReview } } }
export const NobodySelected: Story = { args: { selectedUuid: null, review: null, claim: 'waiting' } }
export const Empty: Story = {
  args: {
    queue: {
      state: 'ready',
      value: { entries: [], total: 0, late: 0, oldestSince: null, medianSince: null, decidedToday: 12 },
    },
    selectedUuid: null,
    review: null,
    claim: 'waiting',
  },
}
export const Loading: Story = { args: { queue: { state: 'loading' }, review: { state: 'loading' }, claim: 'waiting' } }
export const Failed: Story = { args: { queue: offline, review: offline, claim: 'waiting' }, play: expectRetry }
export const Long: Story = {
  args: {
    review: {
      state: 'ready',
      value: {
        ...sampleChange,
        firstName: 'Wilhelmina Konstantina',
        lastName: 'Papadimitriou-Oppenheimer',
        emailVerified: false,
        proposed: {
          ...sampleChange.proposed,
          jobTitle: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikant',
        },
      },
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
