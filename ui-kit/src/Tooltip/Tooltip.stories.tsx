import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Bookmark } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { Cluster } from '../Stack/index.ts'
import { Tooltip } from './index.ts'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Bookmark', shortcut: 'b', children: <IconButton label="Bookmark" icon={Bookmark} /> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Bookmark'))
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/Bookmark/)
  },
}
export const Playground: Story = { args: { placement: 'bottom' } }
export const Open: Story = { args: { defaultOpen: true, text: 'Contacted by Priya on 12 Nov' } }
export const WithShortcut: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Bookmark'))
  },
}
export const Placements: Story = {
  render: () => (
    <Cluster gap={7} style={{ padding: 64 }}>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} text={placement} placement={placement} isOpen>
          <IconButton label={`Bookmark, ${placement}`} icon={Bookmark} />
        </Tooltip>
      ))}
    </Cluster>
  ),
}
