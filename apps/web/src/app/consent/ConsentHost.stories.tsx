import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CONSENT_COOKIE, OPTIONAL_SERVICES_COOKIE } from '@guildhall/domain/privacy'
import { reopenConsent } from '../../shared/consent/index.ts'
import { deleteCookie, readCookie, writeCookie } from '../../shared/storage/cookies.ts'
import { ConsentHost } from './ConsentHost.tsx'

const meta = {
  title: 'Patterns/Frames/Consent',
  tags: ['test-only'],
  component: ConsentHost,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    writeCookie(OPTIONAL_SERVICES_COOKIE, 'analytics')
    return () => {
      deleteCookie(OPTIONAL_SERVICES_COOKIE)
      deleteCookie(CONSENT_COOKIE)
    }
  },
} satisfies Meta<typeof ConsentHost>
export default meta
type Story = StoryObj<typeof meta>

// PRIV-12, PRIV-15
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const decline = async () => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Decline' }))
    const expectGone = () => waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull())
    await decline()
    await expectGone()
    await expect(readCookie(CONSENT_COOKIE)).toBe('analytics.no')
    reopenConsent()
    await waitFor(() => expect(within(canvasElement).getByRole('region')).toHaveFocus())
    await decline()
    await expectGone()
  },
}
