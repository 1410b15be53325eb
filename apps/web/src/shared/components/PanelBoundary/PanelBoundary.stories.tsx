import { Card } from '@guildhall/ui-kit/Card'
import { Text } from '@guildhall/ui-kit/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PanelBoundary } from './index.ts'

let isBroken = true

const Fragile = () => {
  if (isBroken) throw new Error('This panel is broken')
  return <Text>Two people answered today.</Text>
}

/** Two panels of a page; the first one throws. */
const Panels = () => (
  <>
    <Card title="Replies">
      <PanelBoundary>
        <Fragile />
      </PanelBoundary>
    </Card>
    <Card title="Bookmarks">
      <PanelBoundary>
        <Text>Nobody is bookmarked yet.</Text>
      </PanelBoundary>
    </Card>
  </>
)

const meta = {
  title: 'Patterns/Frames/Panel boundary',
  component: Panels,
  beforeEach: () => {
    isBroken = true
  },
} satisfies Meta<typeof Panels>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('Something went wrong here.')
    await expect(page.getByText('Nobody is bookmarked yet.')).toBeVisible()
  },
}

export const WorksAfterRetry: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect(page.getByText('Two people answered today.')).toBeVisible()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}
