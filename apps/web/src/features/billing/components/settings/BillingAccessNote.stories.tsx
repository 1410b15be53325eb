import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BillingAccessMessage } from './BillingAccessNote.tsx'

const meta = {
  title: 'Screens/Employers/Settings, billing of others',
  component: BillingAccessMessage,
  args: { companyName: 'Kestrel Freight', names: ['Dana Whitfield', 'Tom Abernathy'] },
} satisfies Meta<typeof BillingAccessMessage>
export default meta
type Story = StoryObj<typeof meta>
export const Default: Story = {}
export const Nameless: Story = { args: { names: [] } }
// UI-26
export const Long: Story = {
  args: {
    companyName: 'Donaudampfschifffahrtsgesellschaft für Elektrizitätenhauptbetriebswerkbauunterbeamten mbH',
    names: [
      'Wilhelmina-Konstantina Papadimitriou-Oppenheimer de la Fontaine',
      'نوعا أبراهام كوهين',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    ],
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
