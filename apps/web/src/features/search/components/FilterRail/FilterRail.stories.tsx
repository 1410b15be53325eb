import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultSearch } from '@guildhall/domain/search'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SampleApp } from '../../../candidates/samples/SampleApp.tsx'
import { sampleHiring } from '../../samples/sample-hiring.ts'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { FilterRail, type FilterRailProps, RateSpreadContext } from './index.ts'
import { RateBars } from './RateBars.tsx'

const Kept = (props: FilterRailProps) => {
  const [search, setSearch] = useState(props.search)
  return (
    <SampleApp api={sampleHiring()}>
      {() => (
        <div style={{ width: 264 }}>
          <FilterRail
            {...props}
            search={search}
            onChange={(changed) => {
              setSearch(changed)
              props.onChange(changed)
            }}
          />
        </div>
      )}
    </SampleApp>
  )
}

const meta = {
  title: 'Patterns/Search/Filter rail',
  component: FilterRail,
  args: { search: sampleSearch, onChange: fn(), knownSkills: ['Python', 'dbt', 'Airflow', 'Snowflake', 'Kafka'] },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FilterRail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const rail = within(canvasElement)
    await userEvent.click(await rail.findByText('Hybrid'))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ workType: 'Hybrid' }))
    const to = rail.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '75{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ contractBudget: 75, rateMin: 25 }))
    await userEvent.click(rail.getByRole('button', { name: 'Any rate' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ contractBudget: 0, rateMin: 0 }))
  },
}
// SRCH-51
export const AroundATown: Story = {
  args: {
    search: { ...defaultSearch, location: 'Cape Town', locationType: 'other', latitude: -33.9, longitude: 18.4 },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Distance, at most/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '25 km' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ radiusKm: 25 }))
  },
}
// SRCH-52
export const RemotePeopleFromElsewhere: Story = {
  args: { search: { ...sampleSearch, workType: 'Any type' } },
  play: async ({ canvasElement, args }) => {
    const rail = within(canvasElement)
    await userEvent.click(await rail.findByRole('switch', { name: 'Also remote people from elsewhere' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ remoteAnywhere: true }))
    await userEvent.click(rail.getByText('On-site'))
    await expect(rail.getByRole('switch', { name: 'Also remote people from elsewhere' })).toBeDisabled()
  },
}
// SRCH-58
export const Background: Story = {
  args: { search: defaultSearch },
  play: async ({ canvasElement, args }) => {
    const rail = within(canvasElement)
    await userEvent.click(await rail.findByRole('button', { name: /Experience/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '5 years or more' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ experienceYears: 5 }))
    await userEvent.type(rail.getByRole('combobox', { name: 'Industries' }), 'data')
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Data & Analytics' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(rail.getByRole('switch', { name: /^Answers fast/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ experienceYears: 5, industries: ['Data & Analytics'], answersFast: true }),
    )
  },
}
export const Empty: Story = { args: { search: defaultSearch } }
export const Permanent: Story = {
  args: { search: { ...defaultSearch, opportunityType: 'Permanent' } },
  play: async ({ canvasElement, args }) => {
    const rail = within(canvasElement)
    const salary = await rail.findByRole('textbox', { name: /Salary a year/ })
    await expect(rail.queryByText('Rate an hour')).toBeNull()
    await expect(rail.queryByText('Duration')).toBeNull()
    await userEvent.type(salary, '900000{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ permBudget: 900_000 }))
  },
}
// SRCH-54
export const CompletesASkillThatExists: Story = {
  play: async ({ canvasElement, args }) => {
    const skills = await within(canvasElement).findByRole('combobox', { name: 'Skills' })
    await userEvent.type(skills, 'terr')
    await within(document.body).findByRole('option', { name: 'Terraform' })
    await within(document.body).findByText('Nobody has “terr” as a skill')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ skills: ['Python', 'dbt', 'Airflow', 'Terraform'] }),
    )
    await userEvent.keyboard('{Escape}')
  },
}
// SRCH-54
export const NobodysSkill: Story = {
  play: async ({ canvasElement, args }) => {
    const skills = await within(canvasElement).findByRole('combobox', { name: 'Skills' })
    await userEvent.type(skills, 'cobl')
    await expect(await within(document.body).findByRole('option', { name: /Nobody has “cobl”/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ClearsAll: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultSearch,
      jobTitle: 'Data engineer',
      location: 'South Africa',
      locationType: 'country',
      latitude: -29,
      longitude: 24,
    })
  },
}
export const Long: Story = {
  args: {
    search: {
      ...sampleSearch,
      rateMin: 1_000_000,
      contractBudget: 9_999_999,
      contractCurrency: 'ZAR',
      skills: ['Azure Kubernetes Service and the rest of its family', 'Donaudampfschifffahrtselektrizität', 'C'],
      languages: ['Português (Brasil)', 'العربية', 'isiZulu'],
    },
  },
  globals: { direction: 'rtl' },
}
/** The results are rendered before the filters. */
export const Loading: Story = { args: { isWaiting: true } }

const counts = [1, 3, 8, 14, 21, 26, 19, 12, 9, 6, 4, 2, 1, 0, 1, 3]
/** The histogram of rates above the slider. */
export const WithSpread: Story = {
  args: { search: { ...sampleSearch, rateMin: 25, contractBudget: 60, contractCurrency: 'USD' } },
  render: (args) => (
    <RateSpreadContext value={(end, chosen) => <RateBars counts={counts} end={end} chosen={chosen} />}>
      <Kept {...args} />
    </RateSpreadContext>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-chosen]')]
    await expect(bars).toHaveLength(counts.length)
    // The band from 20 to 30 contains the filter's 25, the band from 50 to 60 its 60.
    await expect(bars.flatMap((bar, band) => (bar.getAttribute('data-chosen') === 'true' ? [band] : []))).toEqual([
      2, 3, 4, 5,
    ])
  },
}
export const SpreadRightToLeft: Story = { ...WithSpread, globals: { direction: 'rtl' } }
