import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Avatar } from '../Avatar/index.ts'
import { Button } from '../Button/index.ts'
import { ArrowUp, Bookmark } from '../Icon/icons.ts'
import { CommandPalette, type CommandPaletteProps } from './index.ts'

const send = fn()
const sections: CommandPaletteProps['sections'] = [
  {
    id: 'people',
    title: 'People',
    commands: [
      {
        id: 'thandeka',
        label: 'Thandeka Mkhize',
        description: 'Senior Data Engineer',
        image: <Avatar name="Thandeka Mkhize" size="sm" isDecorative />,
        onAction: () => undefined,
      },
    ],
  },
  {
    id: 'commands',
    title: 'Commands',
    commands: [
      { id: 'send', label: 'Send an opportunity', icon: ArrowUp, shortcut: 'm', onAction: send },
      { id: 'keep', label: 'Bookmark', icon: Bookmark, shortcut: 'b', onAction: () => undefined },
    ],
  },
]

const Opened = (props: CommandPaletteProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Jump to</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  return await within(document.body).findByRole('searchbox')
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: fn(), sections: sections },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    send.mockClear()
    const input = await open(canvasElement)
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, 'oppo')
    await waitFor(() => expect(within(document.body).getAllByRole('menuitem')).toHaveLength(1))
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const Playground: Story = {}
export const NoResults: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), 'zzz')
    await waitFor(() => expect(within(document.body).getByText('Nothing of that name')).toBeVisible())
  },
}
export const ClosesOnEscape: Story = {
  tags: ['test-only'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), 'th')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const Empty: Story = {
  args: { sections: [], emptyState: 'Nothing can be done here' },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByText('Nothing can be done here')).toBeVisible())
  },
}
export const Asynchronous: Story = {
  render: function Asynchronous(args) {
    const [typed, setTyped] = useState('')
    const found = typed === '' ? [] : [{ id: 'tendai', label: `Tendai ${typed}`, onAction: () => undefined }]
    return (
      <CommandPalette
        {...args}
        sections={[...sections, { id: 'found', title: 'Found', commands: found }]}
        onInputChange={setTyped}
      />
    )
  },
  play: async () => {
    await userEvent.type(await within(document.body).findByRole('searchbox'), 'moyo')
    await waitFor(() => expect(within(document.body).getByRole('menuitem', { name: 'Tendai moyo' })).toBeVisible())
  },
}
/** A long list scrolls, also by keyboard. */
export const Long: Story = {
  args: {
    sections: [
      {
        id: 'people',
        title: 'People',
        commands: Array.from({ length: 40 }, (_, at) => ({
          id: `person-${at}`,
          label: `Wilhelmina-Konstantina Papadimitriou-Oppenheimer the ${at + 1}th`,
          description: 'Principal Actuarial Data Platform Reliability Engineer',
          onAction: () => undefined,
        })),
      },
    ],
  },
  globals: { direction: 'rtl' },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('searchbox')).toHaveFocus())
    const list = within(document.body).getByRole('region', { name: 'What can be chosen' })
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await waitFor(() => expect(list).toHaveFocus())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
