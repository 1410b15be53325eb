import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SkipLink, VisuallyHidden } from './index.ts'

const meta = {
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'For screen readers only' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('For screen readers only').getBoundingClientRect().width).toBeLessThan(
      2,
    )
  },
}
export const Playground: Story = {}
export const Skip: Story = {
  // A page of its own, with its main content.
  parameters: { docs: { story: { inline: false } } },
  render: () => (
    <>
      <SkipLink targetId="main">To the content</SkipLink>
      <main id="main">Content</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    link.focus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
