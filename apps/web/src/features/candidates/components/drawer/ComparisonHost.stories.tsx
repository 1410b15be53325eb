import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longPeople, samplePeople } from '../../samples/people.ts'
import { SampleApp } from '../../samples/SampleApp.tsx'
import { sampleHiring } from '../../samples/sample-hiring.ts'
import { sampleLens } from '../../samples/searches.ts'
import { ComparisonHost } from './ComparisonHost.tsx'

/** The selected candidates who are on the page. */
const chosen = (people: typeof samplePeople) => ({ compare: people.map(({ uuid }) => uuid), here: [...people] })

const choice = {
  ...chosen(samplePeople.slice(0, 2)),
  isOpen: false,
  open: fn(),
  close: fn(),
  choose: fn(),
  clear: fn(),
  remove: fn(),
  row: () => ({ isPicked: false, onPick: null }),
}

const meta = {
  title: 'Screens/Employers/Comparison',
  component: ComparisonHost,
  args: { choice, lens: sampleLens, onOpen: fn() },
  render: (args) => (
    <SampleApp api={sampleHiring({ waits: ['candidate'] })}>{() => <ComparisonHost {...args} />}</SampleApp>
  ),
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
/** The selected candidates at the bottom of the list. */
export const Tray: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Compare/ }))
    await expect(args.choice.open).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { choice: { ...choice, ...chosen([]) } } }
export const Loading: Story = {
  args: { choice: { ...choice, here: [], isOpen: true } },
  play: async () => {
    await (await table()).findByText('Reading the people to compare')
  },
}
export const Long: Story = {
  args: { choice: { ...choice, ...chosen(longPeople.slice(0, 2)), isOpen: true } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
