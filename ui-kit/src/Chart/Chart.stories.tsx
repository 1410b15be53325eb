import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BarChart, LineChart, type LineChartProps } from './index.ts'
import { answerRate, requests, sampleChart, sampleWeeks, signUps } from './sample-weeks.ts'

const formatShare = (share: number): string => `${Math.round(share * 100)} %`

const meta = {
  title: 'Components/Data/Chart',
  component: LineChart,
  args: { ...sampleChart, series: signUps },
} satisfies Meta<LineChartProps>
export default meta
type Story = StoryObj<typeof meta>

const drawn = (canvasElement: HTMLElement, mark: 'path' | 'rect' = 'path') =>
  waitFor(() => {
    const marks = canvasElement.querySelectorAll(`[role='slider'] [data-series] ${mark}`)
    void expect(marks.length).toBeGreaterThan(0)
    return marks
  })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    await expect(canvas.getByRole('figure', { name: 'Sign-ups' })).toBeVisible()
    await expect(canvas.getByText('Week of 15 June 2026')).toBeVisible()
    const lines = canvasElement.querySelectorAll(`[role='slider'] [data-series] path:first-child`)
    const dashes = [...lines].map((line) => getComputedStyle(line).strokeDasharray)
    await expect(new Set(dashes).size).toBe(2)
  },
}
export const Playground: Story = {}
export const Bars: Story = {
  render: () => (
    <BarChart {...sampleChart} label="Requests" caption="Requests that employers sent." series={requests} />
  ),
  play: async ({ canvasElement }) => {
    await expect(await drawn(canvasElement, 'rect')).toHaveLength(26)
  },
}
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Sign-ups' })
    await expect(slider).toHaveFocus()
    const readsOut = (text: string) => waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', text))
    await readsOut('Week of 15 June 2026, Contractors 43, Employers 7')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await readsOut('Week of 22 June 2026, Contractors 11, Employers 3, not over yet')
    await userEvent.keyboard('{Home}')
    await readsOut('Week of 29 December 2025, Contractors 19, Employers 2')
    await userEvent.keyboard('{ArrowUp}{End}{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('Week of 08 June 2026')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Week of 15 June 2026')).toBeVisible())
  },
}
export const ByPointer: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    const slider = canvas.getByRole('slider', { name: 'Sign-ups' })
    const { left } = slider.getBoundingClientRect()
    await userEvent.pointer({ target: slider, coords: { clientX: left + 1 } })
    await waitFor(() => expect(canvas.getByText('Week of 29 December 2025')).toBeVisible())
    await userEvent.unhover(slider)
    await waitFor(() => expect(canvas.getByText('Week of 15 June 2026')).toBeVisible())
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const [, latest, before] = await canvas.findAllByRole('row')
    await expect(latest).toHaveTextContent('Week of 22 June 2026, not over yet113')
    await expect(before).toHaveTextContent('Week of 15 June 2026437')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await waitFor(() => expect(canvas.getByRole('slider')).toBeVisible())
  },
}
export const Unfinished: Story = {
  args: { periods: sampleWeeks(26, 4) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvasElement.querySelectorAll(`[role='slider'] path[transform][data-open]`)).toHaveLength(8)
    await expect(within(canvasElement).getByText('Week of 25 May 2026')).toBeVisible()
  },
}
export const Gaps: Story = {
  args: {
    label: 'Answer rate',
    caption: 'Requests that were answered in 14 days.',
    series: answerRate,
    formatValue: formatShare,
    maxValue: 1,
    isWhole: false,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(within(canvasElement).getByText('100 %')).toBeVisible()
    const line = canvasElement.querySelector(`[role='slider'] [data-series] path`)
    await expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(3)
  },
}
export const BelowZero: Story = {
  render: () => (
    <BarChart
      {...sampleChart}
      label="Revenue"
      periods={sampleWeeks(6)}
      formatValue={(value) => `USD ${value}`}
      series={{ id: 'usd', label: 'USD', values: [900, 400, -350, 0, 1200, 300] }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await drawn(canvasElement, 'rect')).toHaveLength(5)
  },
}
export const SinglePoint: Story = {
  args: {
    periods: sampleWeeks(1),
    series: signUps.map((series) => ({ ...series, values: series.values.slice(0, 1) })),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvasElement.querySelectorAll(`[role='slider'] path[transform]`)).toHaveLength(2)
  },
}
export const Empty: Story = {
  args: { series: signUps.map((series) => ({ ...series, values: series.values.map(() => null) })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Nobody has signed up yet.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const slider = canvas.getByRole('slider', { name: 'Sign-ups' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('Week of 08 June 2026')).toBeVisible())
    const first = await canvas.findByText('16 February')
    const last = canvas.getByText('22 June')
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().left)
    const tick = canvas.getByText('50').getBoundingClientRect()
    const line = canvasElement.querySelector(`[role='slider'] line`)?.getBoundingClientRect()
    await expect(tick.left).toBeGreaterThan(line?.right ?? 0)
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { formatTick: (value) => `${value} people` },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
