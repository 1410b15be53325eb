import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/index.ts'
import { Text } from '../Text/index.ts'
import { Cluster, Spread, Stack } from './index.ts'

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: [<Text key="1">First</Text>, <Text key="2">Second</Text>] },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { gap: 2, align: 'start' } }
export const WrappingCluster: Story = {
  render: () => (
    <Cluster style={{ maxWidth: 200 }}>
      {['Python', 'dbt', 'Airflow', 'Snowflake', 'Kafka'].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Cluster>
  ),
}
export const SpreadRow: Story = {
  render: () => (
    <Spread>
      <Text>Reading your PDF</Text>
      <Text variant="caption">3 of 5 pages</Text>
    </Spread>
  ),
}
export const Gaps: Story = {
  render: () => (
    <Cluster align="start" gap={7}>
      {([0, 1, 2, 3, 4, 5, 6, 7] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
        </Stack>
      ))}
    </Cluster>
  ),
}
export const NoWrap: Story = {
  render: () => (
    <Cluster noWrap style={{ maxWidth: 200 }}>
      <Text truncate>A name that is longer than its line</Text>
      <Badge>New</Badge>
    </Cluster>
  ),
}
