import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { Say } from './index.ts'

const meta: Meta<typeof Say> = {
  title: 'Kit/Say',
  component: Say,
  args: {
    text: 'New here, {name}? <link>Create an account</link>.',
    values: { name: 'Ana' },
    parts: { link: (words) => <Link href="/sign-up">{words}</Link> },
  },
}
export default meta

export const Default: StoryObj<typeof Say> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up')
    await waitFor(() => expect(canvas.getByText(/New here, Ana\?/)).toBeVisible())
  },
}

export const Playground: StoryObj<typeof Say> = {}

/** A part that the sentence does not name is simply not there. */
export const WithoutParts: StoryObj<typeof Say> = {
  args: { text: 'Nothing <b>special</b> here.', values: {}, parts: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing special here.')).toBeVisible())
  },
}
