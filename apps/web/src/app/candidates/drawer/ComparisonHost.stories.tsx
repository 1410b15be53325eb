import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longPeople, samplePeople } from '../samples/people.ts'
import { sampleLens } from '../samples/searches.ts'
import { ComparisonHost } from './ComparisonHost.tsx'

const choice = {
  picked: samplePeople.slice(0, 2),
  count: 2,
  isOpen: false,
  isLoading: false,
  open: fn(),
  close: fn(),
  clear: fn(),
  remove: fn(),
  row: () => ({ isPicked: false, onPick: null }),
}

const meta = {
  title: 'Screens/Comparison',
  component: ComparisonHost,
  args: { choice, lens: sampleLens, onOpen: fn() },
} satisfies Meta<typeof ComparisonHost>
export default meta
type Story = StoryObj<typeof meta>

const table = async () => within(await within(document.body).findByRole('dialog', { name: '2 people side by side' }))

export const Default: Story = {
  args: { choice: { ...choice, isOpen: true } },
  play: async ({ args }) => {
    const dialog = await table()
    await userEvent.click(dialog.getByRole('button', { name: /^Take Rajesh Pillay out/ }))
    await expect(args.choice.remove).toHaveBeenCalledWith(samplePeople[1]?.uuid)
    await userEvent.keyboard('{Escape}')
    await expect(args.choice.close).toHaveBeenCalledOnce()
  },
}
/** Who is chosen, at the foot of the list. */
export const Tray: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Compare/ }))
    await expect(args.choice.open).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { choice: { ...choice, picked: [], count: 0 } } }
export const Loading: Story = {
  args: { choice: { ...choice, picked: [], isOpen: true, isLoading: true } },
  play: async () => {
    await (await table()).findByText('Reading the people to compare')
  },
}
export const Long: Story = {
  args: { choice: { ...choice, picked: longPeople.slice(0, 2), isOpen: true } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
