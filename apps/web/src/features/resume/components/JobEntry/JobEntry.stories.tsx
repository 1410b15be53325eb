import type { WorkExperience } from '@guildhall/domain/profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleNow } from '../../../candidates/samples/people.ts'
import { JobEntry } from './index.ts'

const entry: WorkExperience = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000101',
  title: 'Senior Data Engineer',
  company: 'Harbourline Bank',
  location: 'Cape Town',
  description: 'Moved 400 nightly jobs to Airflow and dbt; month-end close went from five days to two.',
  currentWork: true,
  startDate: '2022-03-01',
  endDate: null,
  skills: ['Airflow', 'dbt', 'Snowflake'],
}

const meta = {
  title: 'Patterns/Résumé/Job entry',
  component: JobEntry,
  args: { entry, now: sampleNow, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof JobEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/to now, 4 years 9 months/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Senior Data Engineer, Harbourline Bank' }))
    await expect(args.onDelete).toHaveBeenCalled()
  },
}
export const OnlyToRead: Story = { render: () => <JobEntry entry={entry} now={sampleNow} /> }
export const Bare: Story = {
  args: {
    entry: {
      ...entry,
      location: null,
      description: null,
      skills: [],
      currentWork: false,
      startDate: '2019-01-01',
      endDate: '2019-01-31',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/, 1 month$/)).toBeVisible())
  },
}
export const Long: Story = {
  args: {
    entry: {
      ...entry,
      title: 'Principal Data Platform Reliability Engineer and Technical Programme Manager',
      company: 'Internationale-Frachtlogistik-und-Containerverschiffungsgesellschaft',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
