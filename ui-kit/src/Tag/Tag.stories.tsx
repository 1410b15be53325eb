import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Tag, TagList } from './index.ts'

const meta = {
  title: 'Components/Content/Tag',
  component: Tag,
  args: { children: 'Python' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { variant: 'matched' } }
export const List: Story = {
  render: () => (
    <TagList
      label="Skills"
      tags={[
        { id: '1', label: 'Python', variant: 'matched' },
        { id: '2', label: 'dbt', variant: 'matched' },
        { id: '3', label: 'Snowflake' },
        { id: '4', label: 'Great Expectations', variant: 'solid' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Skills' }).children).toHaveLength(4)
  },
}
export const Long: Story = {
  args: { children: 'A name so long that it does not fit the place it stands in' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 160 }}>
        <Story />
      </div>
    ),
  ],
}
export const Solid: Story = { args: { variant: 'solid' } }
export const Outline: Story = { args: { variant: 'outline' } }
export const Matched: Story = { args: { variant: 'matched' } }
