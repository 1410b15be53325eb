import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Text } from '@guildhall/ui-kit/Text'
import { EditSection } from './index.ts'

const meta = {
  title: 'Patterns/Résumé/Edit section',
  component: EditSection,
  args: { title: 'Languages', onEdit: fn(), children: <Text>English, isiZulu</Text> },
} satisfies Meta<typeof EditSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit languages' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}
export const OnlyToRead: Story = {
  render: ({ title, children }) => <EditSection title={title}>{children}</EditSection>,
}
export const Long: Story = {
  args: {
    title: 'Preferences and rates',
    children: <Text>Wolfeschlegelsteinhausenbergerdorff, בן־ציון אלכסנדרוביץ׳ וולפסון</Text>,
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
