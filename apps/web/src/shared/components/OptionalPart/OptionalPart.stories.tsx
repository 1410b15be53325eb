import { Card } from '@guildhall/ui-kit/Card'
import { Text } from '@guildhall/ui-kit/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { OptionalPart } from './index.ts'

const Loaded = lazy(async () => ({ default: () => <Text>Designers in Cape Town</Text> }))
/** Its chunk does not arrive. */
const Missing = lazy<typeof Text>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

const log = fn()

interface FrameProps {
  readonly isMissing: boolean
}

/** A page with an optional part. */
const Frame = ({ isMissing }: FrameProps) => (
  <Card title="Messages">
    <Text>Half-written message</Text>
    <OptionalPart>{isMissing ? <Missing /> : <Loaded />}</OptionalPart>
  </Card>
)

const meta = {
  title: 'Patterns/Frames/Optional part',
  component: Frame,
  args: { isMissing: false },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Designers in Cape Town')).toBeVisible()
  },
}

// UI-8
export const WithoutIt: Story = {
  args: { isMissing: true },
  beforeEach: () => {
    const spy = spyOn(console, 'error').mockImplementation(log)
    return () => spy.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // React logs what a boundary has contained.
    await waitFor(() => expect(log).toHaveBeenCalled())
    await expect(page.getByText('Half-written message')).toBeVisible()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}
