import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../ui-kit/src/Button/index.ts'
import { Anatomy } from './blocks/Anatomy.tsx'
import { Do, DoDont, Dont } from './blocks/DoDont.tsx'
import { Keyboard } from './blocks/Keyboard.tsx'
import { Props } from './blocks/Props.tsx'
import { DocsPage } from './DocsPage.tsx'
import { ColourTokens } from './foundations/ColourTokens.tsx'
import { ContrastPicker } from './foundations/ContrastPicker.tsx'
import { IconGallery } from './foundations/IconGallery.tsx'
import { Measures } from './foundations/Measures.tsx'
import { MotionTokens } from './foundations/MotionTokens.tsx'
import { TypeScale } from './foundations/TypeScale.tsx'
import { text } from './text.tsx'

/** What blocks ask of Storybook, on a page without stories. */
const context = {
  channel: { emit: () => undefined, last: () => undefined, off: () => undefined, on: () => undefined },
  componentStories: () => [],
} as unknown as DocsContextProps

const Page = ({ children }: { readonly children: ReactNode }) => (
  <DocsPage context={context}>
    <text.h1>A page</text.h1>
    {children}
  </DocsPage>
)

// Tests load no MDX: here are the blocks, by axe in both themes. `npm run prove` opens all pages as they are built.
const meta = {
  title: 'Foundations/Blocks',
  tags: ['test-only'],
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  args: {
    children: (
      <>
        <ColourTokens />
        <TypeScale />
        <Measures tokens="--space-" kind="space" />
        <Measures tokens="--radius-" kind="radius" />
        <Measures tokens="--shadow-float" kind="shadow" />
        <MotionTokens />
      </>
    ),
  },
  play: async ({ canvas }) => {
    // Both themes are on the page: the text is dark in one and light in the other.
    const [light, dark] = await canvas.findAllByText(/^#/, { selector: '[data-theme] code' })
    await expect(light).not.toHaveStyle({ color: getComputedStyle(dark ?? document.body).color })
    await expect(canvas.getByRole('cell', { name: '8 px' })).toBeVisible()
  },
}
export const Contrast: Story = {
  args: { children: <ContrastPicker /> },
  play: async ({ canvas }) => {
    const [before] = await canvas.findAllByText(/: 1$/)
    const ratio = before?.textContent
    await userEvent.selectOptions(canvas.getByLabelText('Background'), '--surface-1')
    await expect(before).not.toHaveTextContent(ratio ?? '')
    await expect(canvas.getAllByText(/Enough for text/)).toHaveLength(2)
  },
}
export const Icons: Story = {
  args: { children: <IconGallery /> },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search by name'), 'arrow up')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ArrowUp',
      'ArrowUpDown',
    ])
  },
}
export const Advice: Story = {
  args: {
    children: (
      <>
        <Anatomy parts={{ Label: 'a verb' }} />
        <Keyboard keys={{ 'Space, Enter': 'presses it' }} />
        <DoDont>
          <Do text="Say what happens.">
            <Button>Send request</Button>
          </Do>
          <Dont text="Say nothing.">
            <Button>OK</Button>
          </Dont>
        </DoDont>
        <Props of={Button} />
      </>
    ),
  },
}
