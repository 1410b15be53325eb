import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { icons, Icon } from '../Icon/index.ts'
import { Cluster, Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'

/** The globals of the toolbar, each with its effect. */
const meta = {
  title: 'Components/Layout/KitProvider',
  render: () => (
    <Stack>
      <Text variant="title">A well-kept studio</Text>
      <Text tone="muted">Theme, direction, density and motion come from the document, not from a component.</Text>
      <Cluster>
        <Button variant="primary">
          Send request
          <Icon icon={icons.ArrowRight} />
        </Button>
        <Button>Save search</Button>
      </Cluster>
    </Stack>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

export const Default: Story = {}
export const Playground: Story = {}
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async () => {
    await waitFor(() => expect(token('--avatar-md')).toBe('40px'))
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-motion', 'reduced'))
    await expect(['0ms', '0s']).toContain(token('--motion-slow'))
    await expect(token('--motion-from-opacity')).toBe('1')
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  },
}
export const Light: Story = {
  globals: { theme: 'light' },
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'))
    await expect(token('color-scheme')).toBe('light')
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await waitFor(() => expect(token('color-scheme')).toBe('dark'))
  },
}
