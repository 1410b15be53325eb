import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Cluster, Stack } from '../Stack/index.ts'
import { Skeleton, SkeletonGroup } from './index.ts'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { width: 180 },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { variant: 'title', width: '60%' } }
export const Row: Story = {
  render: () => (
    <SkeletonGroup label="Loading people">
      <Cluster gap={4} align="start" noWrap>
        <Skeleton variant="avatar" />
        <Stack gap={2}>
          <Skeleton variant="name" width={180} />
          <Skeleton width={270} />
          <Skeleton width={220} />
        </Stack>
      </Cluster>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading people')
  },
}
export const Shapes: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <Stack>
        {(['line', 'name', 'title', 'control', 'avatar-sm', 'avatar', 'avatar-lg'] as const).map((shape) => (
          <Skeleton key={shape} variant={shape} />
        ))}
      </Stack>
    </SkeletonGroup>
  ),
}
export const ReducedMotion: Story = { globals: { motion: 'reduced' } }
