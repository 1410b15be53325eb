import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePeople } from '../../samples/people.ts'
import { sampleLens } from '../../samples/searches.ts'
import { CompareTray, Comparison } from './index.ts'

const meta = {
  title: 'Patterns/Candidates/Comparison',
  component: Comparison,
  args: { people: samplePeople.slice(0, 3), lens: sampleLens, onOpen: fn(), onRemove: fn() },
} satisfies Meta<typeof Comparison>
export default meta
type Story = StoryObj<typeof meta>

// UI-17
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const before = canvas.getAllByRole('row').length
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Rate an hour.*differs/ })).toBeVisible())
    await userEvent.click(canvas.getByText('Only differences'))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(before)
    await userEvent.click(canvas.getByRole('button', { name: /^Take Rajesh Pillay out/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(samplePeople[1]?.uuid)
    await userEvent.click(canvas.getByRole('button', { name: 'Open Thandeka' }))
    await expect(args.onOpen).toHaveBeenCalledWith(samplePeople[0]?.uuid)
  },
}
export const Two: Story = { args: { people: samplePeople.slice(0, 2) } }
export const Four: Story = { args: { people: samplePeople.slice(0, 4) } }
/** Grouped by criterion, with the candidates stacked. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutASearch: Story = { args: { lens: { ...sampleLens, search: null } } }
export const Long: Story = {
  args: { people: longPeople.slice(0, 2) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}

const Tray = () => {
  const [names, setNames] = useState<readonly string[]>(['Thandeka Mkhize'])
  return (
    <CompareTray
      names={names}
      onCompare={() => setNames(['Thandeka Mkhize', 'Rajesh Pillay'])}
      onClear={() => setNames([])}
    />
  )
}
export const TrayWithOne: Story = {
  render: () => <Tray />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Choose one more.')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Compare 1' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
