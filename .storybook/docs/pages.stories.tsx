import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import Banner from '../../ui-kit/src/Banner/Banner.mdx'
import { DocsPage } from './DocsPage.tsx'
import Colour from './pages/foundations/colour.mdx'
import Icons from './pages/foundations/icons.mdx'
import Motion from './pages/foundations/motion.mdx'
import Space from './pages/foundations/space.mdx'
import Type from './pages/foundations/type.mdx'

/** What pages ask of Storybook, for a page without stories. */
const context = {
  channel: { emit: () => undefined, last: () => undefined, off: () => undefined, on: () => undefined },
  componentStories: () => [],
  attachCSFFile: () => undefined,
  referenceMeta: () => undefined,
} as unknown as DocsContextProps

const Shown = ({ page: Page }: { readonly page: ComponentType }) => (
  <DocsPage context={context}>
    <Page />
  </DocsPage>
)

// Some of the pages, by axe in both themes; `npm run prove` opens all of them as they are built.
const meta = {
  title: 'Foundations/Pages',
  tags: ['test-only'],
  component: Shown,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

export const OfColour: Story = { args: { page: Colour } }
export const OfType: Story = { args: { page: Type } }
export const OfSpace: Story = { args: { page: Space } }
export const OfMotion: Story = { args: { page: Motion } }
export const OfIcons: Story = { args: { page: Icons } }
export const OfComponent: Story = { args: { page: Banner } }
