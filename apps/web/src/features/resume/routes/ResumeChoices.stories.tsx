import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../shared/api/client.ts'
import { SampleRouter } from '../../session/samples/SampleRouter.tsx'
import { sampleSession } from '../../session/samples/session.ts'
import { completeProfile, rejectedVetting } from '../samples/profiles.ts'
import { sampleNow } from '../../candidates/samples/people.ts'
import { CvViews } from '../components/cv/CvViews.tsx'
import { VisibilitySection } from '../components/visibility/VisibilitySection.tsx'
import { VisibilitySectionHost } from '../components/visibility/VisibilitySectionHost.tsx'
import { HideForm } from '../components/visibility/HideForm.tsx'
import { sampleVisibility, sampleViews } from '../samples/resume.tsx'
import { VettingBanner } from '../components/vetting/VettingBanner.tsx'

const meta = {
  title: 'Screens/Contractors/Résumé, choices',
  component: VisibilitySection,
  args: { ...sampleVisibility, onPause: fn(), onShow: fn(), onHideFromEmployers: fn() },
} satisfies Meta<typeof VisibilitySection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Pause my profile'))
    await expect(args.onPause).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Let Harbourline Bank find me again' }))
    await expect(args.onShow).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide from my current employers' }))
    await expect(args.onHideFromEmployers).toHaveBeenCalled()
  },
}
export const Paused: Story = { args: { isPaused: true } }
export const Empty: Story = { args: { hidden: [], employers: [] } }
export const Loading: Story = { args: { hidden: null } }
export const Failed: Story = { args: { problem: 'You seem to be offline. Please try again.' } }
export const Long: Story = {
  args: { hidden: [{ uuid: '1', name: 'Internationale-Frachtlogistik-Gesellschaft בע״מ', website: null }] },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}

const Hiding = () => {
  const [values, setValues] = useState({ name: '', website: '' })
  return (
    <HideForm
      values={values}
      onChange={(changes) => setValues({ ...values, ...changes })}
      onSave={fn()}
      onClose={fn()}
      errors={refused}
    />
  )
}
const refused = [{ field: 'name', label: 'Company', message: 'Value is required' }]
export const AnotherCompanyRefused: Story = { args: { form: <Hiding /> } }

// UI-62
export const HidingFromACompany: Story = {
  tags: ['test-only'],
  render: () => (
    <SampleRouter session={sampleSession()}>
      <VisibilitySectionHost profile={completeProfile} />
    </SampleRouter>
  ),
  beforeEach: () => {
    const listSpy = spyOn(api, 'listHiddenCompanies').mockResolvedValue({
      ok: true,
      value: { hiddenCompanies: [] },
      status: 200,
    })
    return () => listSpy.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide from a company' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide from a company' })).toHaveFocus())
  },
}

export const NobodyOpenedTheCv: Story = { render: () => <CvViews views={[]} onMore={fn()} onRetry={fn()} /> }
export const OpenedTheCv: Story = {
  render: () => <CvViews views={sampleViews} hasMore onMore={fn()} onRetry={fn()} now={sampleNow} />,
}
export const CvViewsLoading: Story = { render: () => <CvViews views={null} onMore={fn()} onRetry={fn()} /> }
export const CvViewsFailed: Story = {
  render: () => <CvViews views={null} problem="You seem to be offline." onMore={fn()} onRetry={fn()} />,
}

const banner = { onResubmit: fn(), now: sampleNow }
export const VettingPending: Story = {
  render: () => (
    <VettingBanner {...banner} status="pending" vetting={{ ...rejectedVetting, reasons: [], message: null }} />
  ),
}
export const VettingRejected: Story = {
  render: () => <VettingBanner {...banner} status="rejected" vetting={rejectedVetting} />,
}
export const VettingTooOften: Story = {
  render: () => (
    <VettingBanner
      {...banner}
      status="rejected"
      vetting={{ ...rejectedVetting, resubmitFrom: '2026-12-04T00:00:00.000Z' }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Resubmit' })).toBeDisabled())
  },
}
