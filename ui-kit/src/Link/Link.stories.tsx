import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link, TextButton } from './index.ts'

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#profile', children: 'See the profile' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#profile')
  },
}
export const Playground: Story = { args: { look: 'accent' } }
export const Plain: Story = { args: { look: 'plain', children: 'Thandeka Mkhize' } }
export const InASentence: Story = {
  render: () => (
    <p>
      Rates are from 12 November. <TextButton onPress={() => undefined}>Fetch newer ones</TextButton> or{' '}
      <Link href="#rates">read how they are made</Link>.
    </p>
  ),
}
