import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { LinkButton } from '../Button/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Card } from './index.ts'

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { title: 'Requests', children: 'Two people have not answered yet.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('region', { name: 'Requests' })).toBeVisible())
  },
}
export const Playground: Story = { args: { isFlush: false } }
export const WithActions: Story = {
  args: {
    actions: (
      <LinkButton size="sm" variant="quiet" href="#requests">
        See all
      </LinkButton>
    ),
  },
}
export const BodyOnly: Story = { render: () => <Card>Two people have not answered yet.</Card> }
export const Flush: Story = { args: { isFlush: true, children: <Skeleton height={96} /> } }
export const HeadingLevel: Story = {
  render: (args) => (
    <Card title="This week">
      <Card {...args} headingLevel={3} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: 'Requests', level: 3 })).toBeVisible(),
    )
  },
}
