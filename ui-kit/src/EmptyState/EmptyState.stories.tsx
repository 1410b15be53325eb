import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Cluster, Stack } from '../Stack/index.ts'
import { drawings, type DrawingName } from './drawings.tsx'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    drawing: 'letters',
    title: 'No conversations yet',
    children: 'A conversation opens when somebody you wrote to is interested.',
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { actions: <Button>See pending requests</Button> } }
export const Playground: Story = { args: { drawing: 'search', level: 2 } }
export const NothingFound: Story = {
  args: {
    drawing: 'search',
    title: 'Nobody meets all seven',
    children: 'Drop one and see who is there:',
    isList: true,
    actions: (
      <>
        <Button size="sm">Without dbt, 11 people</Button>
        <Button size="sm">Up to USD 75 an hour, 6 people</Button>
        <Button size="sm">Free within 2 months, 4 people</Button>
      </>
    ),
  },
}
export const Drawings: Story = {
  render: () => (
    <Cluster align="start">
      {(Object.keys(drawings) as DrawingName[]).map((name) => (
        <EmptyState key={name} drawing={name} title={name} />
      ))}
    </Cluster>
  ),
}
export const WithoutDrawing: Story = { args: { drawing: undefined, actions: <Button>See pending requests</Button> } }
export const WithoutActions: Story = {}
export const Flush: Story = { args: { drawing: 'lamp', isFlush: true, actions: <Button>Try again</Button> } }
export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3] as const).map((level) => (
        <EmptyState key={level} level={level} title={`A title of level ${level}`} />
      ))}
    </Stack>
  ),
}
