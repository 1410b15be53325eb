import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/index.ts'
import { Heading, Text } from './index.ts'

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  args: { children: 'Available in 1–3 weeks, ZAR 1,050 an hour ≈ USD 57, within your 60.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { variant: 'lead', tone: 'muted' } }
export const Scale: Story = {
  render: () => (
    <Stack gap={3}>
      <Text variant="display">Choose your next colleague</Text>
      <Heading level={1}>Choose your subscription type</Heading>
      <Heading level={2}>23 people, 4 of them new</Heading>
      <Text variant="person-name">Zanele Khumalo-Botha, Inês Carvalho, Nguyễn Thị Mai, Анна Петрова</Text>
      <Text>
        Available in 1–3 weeks.{' '}
        <Text as="span" tone="muted">
          Muted.
        </Text>{' '}
        <Text as="span" tone="faint">
          Faint.
        </Text>
      </Text>
      <Text variant="caption">Draft saved 14:02. Figures are tabular: 1,111.11 and 8,160.00.</Text>
      <Text variant="figure">48</Text>
    </Stack>
  ),
}
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(['default', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          In the tone {tone}
        </Text>
      ))}
    </Stack>
  ),
}
export const OneLine: Story = { args: { truncate: true, style: { maxWidth: 160 } } }
export const Variants: Story = {
  render: () => (
    <Stack gap={3}>
      {(
        [
          'body',
          'display',
          'title',
          'heading',
          'subheading',
          'person-name',
          'lead',
          'label',
          'strong',
          'caption',
          'figure',
          'prose',
          'number',
        ] as const
      ).map((look) => (
        <Text key={look} variant={look}>
          {look}, 1,050
        </Text>
      ))}
    </Stack>
  ),
}
