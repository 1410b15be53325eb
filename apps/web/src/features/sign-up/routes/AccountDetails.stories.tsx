import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { emptySecrets, validateStep } from '../registration-of.ts'
import { dana } from '../samples/drafts.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { AccountDetailsStep } from './AccountDetailsStep.tsx'

const Account = ({ start = dana }: { readonly start?: SignUpDraft }) => {
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <AccountDetailsStep
      draft={draft}
      onChange={(changes) => setDraft({ ...draft, ...changes })}
      visitorCountry="US"
      errors={errors}
      onBack={fn()}
      onNext={() => setErrors(validateStep('account-details', draft, emptySecrets))}
    />
  )
}
const meta = {
  title: 'Screens/Visitors/Sign up, account details',
  component: Account,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>

// ONB-2
export const Default: Story = {}
export const Refused: Story = {
  render: () => <Account start={{ ...dana, mobile: '', mobileCountry: null }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const mobile = canvas.getByRole('textbox', { name: 'Mobile' })
    await waitFor(() => expect(mobile).toBeInvalid())
    await waitFor(() => expect(mobile).toHaveFocus())
    await expect(mobile).toHaveAccessibleDescription(/Value is required/)
    await userEvent.type(mobile, '5')
    await expect(mobile).toBeValid()
  },
}
export const Long: Story = {
  render: () => (
    <Account start={{ ...dana, companyName: 'Internationale Gesellschaft für Frachtlogistik mbH & Co. KG' }} />
  ),
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
