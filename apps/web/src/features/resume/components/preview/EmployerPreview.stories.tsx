import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleLens } from '../../../candidates/samples/searches.ts'
import { begunProfile, completeProfile, longProfile } from '../../samples/profiles.ts'
import { EmployerPreview } from './EmployerPreview.tsx'

const meta = {
  title: 'Screens/Contractors/Résumé, as an employer sees it',
  component: EmployerPreview,
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: { profile: completeProfile, rates: sampleLens.rates, now: sampleLens.now, onClose: fn() },
} satisfies Meta<typeof EmployerPreview>
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await within(document.body).findByRole('dialog', { name: 'As an employer sees it' }))

export const Default: Story = {
  play: async ({ args }) => {
    const seen = await drawer()
    await waitFor(() => expect(seen.getByRole('heading', { name: 'Education & Certification' })).toBeVisible())
    await userEvent.click(seen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const CvAfterAcceptance: Story = {
  args: { profile: { ...completeProfile, cvUrl: '/files/cv.pdf', cvName: 'cv.pdf', cvVisibility: 'after-acceptance' } },
  play: async () => {
    await expect((await drawer()).queryByRole('link', { name: 'View Full CV' })).toBeNull()
  },
}
export const Empty: Story = {
  args: { profile: begunProfile },
  play: async () => {
    const seen = await drawer()
    await waitFor(() => expect(seen.getByText('Employers see nothing yet')).toBeVisible())
  },
}
export const Long: Story = {
  args: { profile: longProfile },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
