import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Text } from '../Text/index.ts'
import { ScrollArea } from './index.ts'
import styles from './ScrollArea.stories.module.css'

const line = (repeats: number) => (
  <Text className={styles['line']}>{'Seventy tonnes of freight, '.repeat(repeats)}</Text>
)

const meta = {
  title: 'Components/Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'Freight', className: styles['region'], children: line(1) },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvas: HTMLElement) => within(canvas).getByRole('region', { name: 'Freight' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(region(canvasElement)).not.toHaveFocus()
  },
}
export const Playground: Story = {}
export const Scrolling: Story = {
  args: { children: line(12) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(region(canvasElement)).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await waitFor(() => expect(region(canvasElement)).toHaveFocus())
  },
}
const Grower = () => {
  const [repeats, setRepeats] = useState(1)
  return (
    <>
      <ScrollArea label="Freight" className={styles['region']}>
        {line(repeats)}
      </ScrollArea>
      <Button onPress={() => setRepeats(12)}>More</Button>
    </>
  )
}
export const Growing: Story = {
  tags: ['test-only'],
  render: () => <Grower />,
  play: async ({ canvasElement }) => {
    await expect(region(canvasElement)).not.toHaveAttribute('tabindex')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }))
    await waitFor(() => expect(region(canvasElement)).toHaveAttribute('tabindex', '0'))
  },
}
export const Long: Story = {
  args: { children: line(60) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
