import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Cluster, Stack } from '../Stack/index.ts'
import { illustrations, type IllustrationName } from './illustrations.tsx'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'letters',
    title: 'No conversations yet',
    children: 'A conversation opens when somebody you wrote to is interested.',
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { actions: <Button>See pending requests</Button> } }
export const Playground: Story = { args: { illustration: 'search', headingLevel: 2 } }
export const NoResults: Story = {
  args: {
    illustration: 'search',
    title: 'Nobody meets all seven',
    children: 'Drop one and see who is there:',
    actionsOrientation: 'vertical',
    actions: (
      <>
        <Button size="sm">Without dbt, 11 people</Button>
        <Button size="sm">Up to USD 75 an hour, 6 people</Button>
        <Button size="sm">Free within 2 months, 4 people</Button>
      </>
    ),
  },
}
export const Illustrations: Story = {
  render: () => (
    <Cluster align="start">
      {(Object.keys(illustrations) as IllustrationName[]).map((name) => (
        <EmptyState key={name} illustration={name} title={name} />
      ))}
    </Cluster>
  ),
}
export const WithoutIllustration: Story = {
  args: { illustration: undefined, actions: <Button>See pending requests</Button> },
}
export const WithoutActions: Story = {}
export const Flush: Story = { args: { illustration: 'lamp', isFlush: true, actions: <Button>Try again</Button> } }
export const HeadingLevels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3] as const).map((level) => (
        <EmptyState key={level} headingLevel={level} title={`A title of level ${level}`} />
      ))}
    </Stack>
  ),
}
