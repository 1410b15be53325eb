import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleOperators, sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffOperatorsPage } from './StaffOperatorsPage.tsx'

const { operator, rights } = sampleStaffSession
const [, colleague] = sampleOperators

const meta = {
  title: 'Screens/Staff/Operators',
  component: StaffOperatorsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ownUuid: operator.uuid,
    operators: { state: 'ready', value: sampleOperators },
    isInviting: false,
    invite: { isPending: false, errors: [], refusal: null, onSubmit: fn() },
    link: null,
    onInvite: fn(),
    onLinkClose: fn(),
    onNewLink: fn(),
    onRole: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/operators" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffOperatorsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: /Role of Inês Carvalho/ }))
    await userEvent.click(await page.findByRole('option', { name: /Support/ }))
    await expect(args.onRole).toHaveBeenCalledWith(colleague, 'support')
    await expect(canvas.queryByRole('button', { name: /Callum Nguyen$/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'End the access of Inês Carvalho' }))
    await userEvent.click(await page.findByRole('button', { name: 'End access' }))
    await expect(args.onEnd).toHaveBeenCalledWith(colleague)
  },
}
export const Invite: Story = {
  args: { isInviting: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByLabelText('E-mail'), 'ada@guildhall.example{Enter}')
    await expect(args.invite.onSubmit).toHaveBeenCalledWith({ email: 'ada@guildhall.example', role: 'vetter' })
  },
}
export const Link: Story = {
  args: {
    link: {
      email: 'ada@guildhall.example',
      url: 'https://guildhall.example/staff/link#dGhlIHRva2VuIG9mIHRoZSBsaW5r',
      expiresAt: '2026-03-05T09:00:00.000Z',
    },
  },
}
export const Loading: Story = { args: { operators: { state: 'loading' } } }
export const Failed: Story = { args: { operators: offline }, play: expectRetry }
export const Long: Story = {
  args: {
    operators: {
      state: 'ready',
      value: sampleOperators.map((one) => ({
        ...one,
        name: 'Wilhelmina Konstantina Papadimitriou-Oppenheimer',
        email: 'wilhelmina-konstantina.papadimitriou-oppenheimer@donaudampfschifffahrtsgesellschaft.example',
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
