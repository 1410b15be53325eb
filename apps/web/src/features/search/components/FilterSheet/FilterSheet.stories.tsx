import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultSearch } from '@guildhall/domain/search'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SampleApp } from '../../../candidates/samples/SampleApp.tsx'
import { sampleHiring } from '../../samples/sample-hiring.ts'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { FilterSheet } from './index.ts'

const meta = {
  title: 'Patterns/Filter sheet',
  component: FilterSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    count: 23,
    search: sampleSearch,
    onChange: fn(),
    knownSkills: ['Python', 'dbt'],
  },
  render: (args) => <SampleApp api={sampleHiring()}>{() => <FilterSheet {...args} />}</SampleApp>,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show 23 people' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
// SRCH-59
export const Sorts: Story = {
  play: async ({ args }) => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: /Sort/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Available soonest' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...sampleSearch, sort: 'soonest' })
  },
}
export const OnePerson: Story = { args: { count: 1 } }
export const Loading: Story = { args: { count: null } }
export const Empty: Story = { args: { search: defaultSearch, count: 2_000 } }
export const Nobody: Story = { args: { count: 0 } }
export const Long: Story = {
  args: {
    search: { ...sampleSearch, skills: ['Azure Kubernetes Service and the rest of its family', 'C', 'العربية'] },
    count: 9_999,
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
