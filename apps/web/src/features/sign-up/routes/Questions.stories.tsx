import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { offline } from '../../../shared/samples/offline.ts'
import { dana } from '../samples/drafts.ts'
import { emptyDraft, type SignUpDraft } from '../sign-up-draft.ts'
import { ContractorQuestionsStep, type ContractorQuestionsStepProps } from './ContractorQuestionsStep.tsx'
import { EmployerQuestionsStep } from './EmployerQuestionsStep.tsx'

const ways = { onNext: fn(), onBack: fn() }

const meta = {
  title: 'Screens/Visitors/Sign up, questions',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const readyIndustries: ContractorQuestionsStepProps['industries'] = {
  state: 'ready',
  value: ['Advisory', 'Brewing'].map((label) => ({ code: label, label, industry: null })),
}
const Questions = ({ industries = readyIndustries }: Partial<Pick<ContractorQuestionsStepProps, 'industries'>>) => {
  const [draft, setDraft] = useState<SignUpDraft>({ ...emptyDraft, userType: 'contractor' })
  return (
    <ContractorQuestionsStep
      {...ways}
      answers={draft}
      onChange={(changes) => setDraft({ ...draft, ...changes })}
      visitorCountry="ZA"
      industries={industries}
    />
  )
}
// ONB-9, REF-29
export const Default: Story = {
  render: () => <Questions />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('South Africa')
    await userEvent.click(canvas.getByRole('button', { name: /Main industry/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Brewing' }))
    await userEvent.click(canvas.getByText('Either'))
    await expect(canvas.getByRole('radio', { name: 'Either' })).toBeChecked()
  },
}
export const Failed: Story = {
  render: () => <Questions industries={offline} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Main industry/ }))
    await expect(await within(document.body).findByText(/choose it later/)).toBeVisible()
  },
}
export const Loading: Story = { render: () => <Questions industries={{ state: 'loading' }} /> }
export const ForEmployers: Story = {
  render: () => <EmployerQuestionsStep {...ways} answers={dana} onChange={fn()} />,
}
export const Long: Story = {
  render: () => <Questions />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
