import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import { retentionRules } from '../../../../shared/samples/retention-rules.ts'
import { RetentionTable } from './index.ts'

const meta = {
  title: 'Patterns/Account/Kept data',
  component: RetentionTable,
  // Its pages have the headings above it.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: { retention: { state: 'ready', value: retentionRules } },
} satisfies Meta<typeof RetentionTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { retention: { state: 'loading' } } }
export const Failed: Story = { args: { retention: offline }, play: expectRetry }
export const Long: Story = {
  args: {
    retention: {
      state: 'ready',
      value: retentionRules.map((rule) => ({
        ...rule,
        what: `${rule.what}, Sicherheitsprotokollaufbewahrungsfristen`,
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
