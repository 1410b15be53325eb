import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from '../Icon/icons.ts'
import { Cluster } from '../Stack/index.ts'
import { Badge } from './index.ts'

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  args: { children: 'Closed' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { tone: 'accent', children: 'Top match' } }
export const Tones: Story = {
  render: () => (
    <Cluster>
      <Badge>Closed</Badge>
      <Badge tone="accent">Top match</Badge>
      <Badge tone="outline">Responds fast</Badge>
      <Badge tone="success" icon={Check}>
        Accepted 16 Nov
      </Badge>
      <Badge tone="warning">Answer by 26 Nov</Badge>
      <Badge tone="danger">Overdue 3 days</Badge>
      <Badge tone="info">4 new</Badge>
    </Cluster>
  ),
}
export const WithIcon: Story = { args: { tone: 'success', icon: Check, children: 'Accepted 16 Nov' } }
