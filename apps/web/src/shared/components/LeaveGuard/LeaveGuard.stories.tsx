import { TextField } from '@guildhall/ui-kit/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LeaveGuard, useHasUnsaved } from './index.ts'

let history: RouterHistory

/** A form on a page with an address. */
const FormOnPage = () => {
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), history }))
  const [name, setName] = useState('Kestrel Freight')
  return (
    <RouterContextProvider router={router}>
      <TextField label="Company name" value={name} onChange={setName} />
      <LeaveGuard isDirty={useHasUnsaved({ name }, { isSaving: false, isRefused: false })} />
    </RouterContextProvider>
  )
}

const meta = {
  title: 'Patterns/Frames/Leave guard',
  component: LeaveGuard,
  args: { isDirty: false },
  render: () => <FormOnPage />,
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: ['/settings/company'] })
  },
} satisfies Meta<typeof LeaveGuard>
export default meta
type Story = StoryObj<typeof meta>

const question = async () =>
  within(await within(document.body).findByRole('alertdialog', { name: 'Leave without saving?' }))

// UI-64
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '!')
    history.push('/settings/team')
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(history.location.pathname).toBe('/settings/company')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Kestrel Freight!')
    history.push('/settings/team')
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(history.location.pathname).toBe('/settings/team'))
  },
}
// UI-64
export const NothingChanged: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '!{Backspace}')
    history.push('/settings/team')
    await waitFor(() => expect(history.location.pathname).toBe('/settings/team'))
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull()
  },
}
