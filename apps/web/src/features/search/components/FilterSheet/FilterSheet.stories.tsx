import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultSearch } from '@guildhall/domain/search'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SampleApp } from '../../../candidates/samples/SampleApp.tsx'
import { sampleHiring } from '../../samples/sample-hiring.ts'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { FilterSheet } from './index.ts'

const meta = {
  title: 'Patterns/Search/Filter sheet',
  component: FilterSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    count: { total: 23, isTotalExact: true },
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
    await userEvent.click(await sheet.findByRole('button', { name: /Sort/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Available soonest' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...sampleSearch, sort: 'soonest' })
  },
}
export const OnePerson: Story = { args: { count: { total: 1, isTotalExact: true } } }
export const Loading: Story = { args: { count: null } }
export const Empty: Story = { args: { search: defaultSearch, count: { total: 2_000, isTotalExact: true } } }
export const Estimated: Story = { args: { count: { total: 123_456, isTotalExact: false } } }
export const Nobody: Story = { args: { count: { total: 0, isTotalExact: true } } }
export const Long: Story = {
  args: {
    search: { ...sampleSearch, skills: ['Azure Kubernetes Service and the rest of its family', 'C', 'العربية'] },
    count: { total: 9_999, isTotalExact: true },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
