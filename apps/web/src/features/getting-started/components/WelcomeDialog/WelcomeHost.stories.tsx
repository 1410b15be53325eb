import type { SessionAnswer } from '@guildhall/rest-contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HiringApiContext, servedHiringApi } from '../../../../shared/api/hiring-api.ts'
import { sampleSession } from '../../../session/samples/session.ts'
import { SampleRouter } from '../../../session/samples/SampleRouter.tsx'
import { WelcomeHost } from './WelcomeHost.tsx'

interface WelcomeStory {
  readonly user: Partial<SessionAnswer['user']>
  readonly path: string
}

const session = sampleSession()
const dismissWelcome = fn(() => Promise.resolve({ ok: true as const, status: 204, value: null }))

const meta = {
  title: 'Screens/Both/Welcome',
  render: ({ path, user }: WelcomeStory) => (
    <HiringApiContext value={{ ...servedHiringApi, calls: { ...servedHiringApi.calls, dismissWelcome } }}>
      <SampleRouter session={{ ...session, user: { ...session.user, ...user } }} path={path}>
        <WelcomeHost />
      </SampleRouter>
    </HiringApiContext>
  ),
  args: { user: { profileJustVerified: true }, path: '/dashboard' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<WelcomeStory>
export default meta
type Story = StoryObj<typeof meta>

const gone = async (): Promise<void> => {
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
}

/** Company admins are sent to the company settings; the dialog is shown once. */
// ONB-28
export const Default: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: 'Complete your profile now' })).toHaveAttribute(
      'href',
      '/settings/company',
    )
    dismissWelcome.mockClear()
    await userEvent.click(dialog.getByRole('button', { name: 'Do this later' }))
    await gone()
    await expect(dismissWelcome).toHaveBeenCalledOnce()
  },
}
export const Contractor: Story = {
  args: { user: { profileJustVerified: true, userType: 'contractor', firstName: 'Thandeka' } },
}
/** Not shown on the page that it would link to. */
export const ThereAlready: Story = {
  tags: ['test-only'],
  args: { path: '/settings/company' },
  play: gone,
}
/** It was seen on another device. */
export const SeenElsewhere: Story = {
  tags: ['test-only'],
  args: { user: { firstLogin: true, profileJustVerified: false } },
  play: gone,
}
export const NotVerified: Story = { args: { user: { profileJustVerified: true, emailVerified: false } }, play: gone }
export const Long: Story = {
  args: { user: { profileJustVerified: true, firstName: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery' } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
