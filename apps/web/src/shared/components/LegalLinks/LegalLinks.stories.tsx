import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CONSENT_COOKIE, OPTIONAL_SERVICES_COOKIE } from '@guildhall/domain/privacy'
import { chooseConsent, readServicesAsked } from '../../consent/index.ts'
import { deleteCookie, writeCookie } from '../../storage/cookies.ts'
import { LegalLinks } from './index.ts'

const meta = { title: 'Patterns/Frames/Legal links', component: LegalLinks } satisfies Meta<typeof LegalLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Privacy notice' })
    await expect(link).toHaveAttribute('href', '/privacy')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
// PRIV-15
export const WithChoices: Story = {
  beforeEach: () => {
    writeCookie(OPTIONAL_SERVICES_COOKIE, 'analytics')
    writeCookie(CONSENT_COOKIE, 'analytics.no')
    return () => {
      chooseConsent([], false)
      deleteCookie(OPTIONAL_SERVICES_COOKIE)
      deleteCookie(CONSENT_COOKIE)
    }
  },
  play: async ({ canvasElement }) => {
    await expect(readServicesAsked()).toEqual([])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Privacy choices' }))
    await waitFor(() => expect(readServicesAsked()).toEqual(['analytics']))
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
