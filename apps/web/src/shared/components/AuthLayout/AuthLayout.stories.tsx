import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Stepper } from '@guildhall/ui-kit/Stepper'
import { AuthLayout } from './index.ts'

const steps = [
  { id: 'you', label: 'You' },
  { id: 'details', label: 'Details' },
  { id: 'login', label: 'Login' },
]

const meta = {
  title: 'Patterns/Frames/Auth layout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    litWindows: 4,
    title: 'Your name and how to reach you',
    lead: 'Employers see your name.',
    steps: <Stepper label="Steps" currentStep="details" steps={steps} />,
    aside: <Link href="/login">Sign in</Link>,
    children: <Button variant="primary">Continue</Button>,
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = { args: { litWindows: 22, isDoorOpen: true, steps: null } }
export const Long: Story = {
  args: { title: 'Wolfeschlegelsteinhausenbergerdorff, בן־ציון אלכסנדרוביץ׳ and how to reach you' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
