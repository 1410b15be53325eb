import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { Trans } from './index.ts'

const meta: Meta<typeof Trans> = {
  title: 'Components/Content/Trans',
  component: Trans,
  args: {
    message: 'New here, {name}? <link>Create an account</link>.',
    values: { name: 'Ana' },
    components: { link: (words) => <Link href="/sign-up">{words}</Link> },
  },
}
export default meta

export const Default: StoryObj<typeof Trans> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up')
    await waitFor(() => expect(canvas.getByText(/New here, Ana\?/)).toBeVisible())
  },
}

export const Playground: StoryObj<typeof Trans> = {}

/** A mark without a component is shown as plain text. */
export const WithoutComponents: StoryObj<typeof Trans> = {
  args: { message: 'Nothing <b>special</b> here.', values: {}, components: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing special here.')).toBeVisible())
  },
}
