import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/index.ts'
import { ChevronDown, ChevronUp, Ellipsis } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { TextField } from '../TextField/index.ts'
import { Drawer, type DrawerProps } from './index.ts'

const StatefulDrawer = (props: DrawerProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Work experience',
    size: 'md',
    children: <TextField label="Job title" />,
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => <StatefulDrawer {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Work experience' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Playground: Story = { args: { footer: <Button variant="primary">Save</Button> } }
export const ClosesOnBackdrop: Story = {
  tags: ['test-only'],
  render: (args) => <StatefulDrawer {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await within(document.body).findByRole('dialog')
    const backdrop = dialog.parentElement?.parentElement as HTMLElement
    await userEvent.pointer([{ keys: '[MouseLeft]', target: backdrop, coords: { clientX: 4, clientY: 4 } }])
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
}
export const WithHeader: Story = {
  args: {
    size: 'lg',
    title: 'Thandeka Mkhize',
    header: (
      <>
        1 of 23
        <IconButton label="Previous person" icon={ChevronUp} />
        <IconButton label="Next person" icon={ChevronDown} />
      </>
    ),
  },
  play: async () => {
    await expect(within(document.body).getByRole('dialog')).toHaveAccessibleName('Thandeka Mkhize')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithHeaderActions: Story = { args: { headerActions: <IconButton label="More" icon={Ellipsis} /> } }
export const Flush: Story = {
  args: {
    size: 'lg',
    isFlush: true,
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <p>The profile reaches the edge.</p>
        <p>So does what is written beside it.</p>
      </div>
    ),
  },
}
