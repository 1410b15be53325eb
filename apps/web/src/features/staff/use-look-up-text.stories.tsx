import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { TextField } from '@guildhall/ui-kit/TextField'
import { useLookUpText } from './use-look-up-text.ts'

const List = () => {
  const { onText, searched, text } = useLookUpText()
  return (
    <>
      <TextField label="Find" value={text} onChange={onText} />
      <output>{searched}</output>
    </>
  )
}

/** A router with a list and an entry, which is opened once `ready` has resolved. */
const createListRouter = (ready: Promise<void>) => {
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/list/$id',
    loader: () => ready,
    component: () => <h1>An entry</h1>,
  })
  const history = createMemoryHistory({ initialEntries: ['/list'] })
  return createRouter({ routeTree: root.addChildren([list, entry]), history, defaultPendingMs: 60_000 })
}

let opened = Promise.withResolvers<void>()
let router = createListRouter(opened.promise)

const Lists = () => {
  const [shown] = useState(() => router)
  return <RouterProvider router={shown as never} />
}

const meta = {
  title: 'Patterns/Staff/Text of a list',
  tags: ['test-only'],
  component: Lists,
  beforeEach: () => {
    opened = Promise.withResolvers()
    router = createListRouter(opened.promise)
  },
} satisfies Meta<typeof Lists>
export default meta
type Story = StoryObj<typeof meta>

// MOD-35
export const IsInTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find' }), 'zola')
    await waitFor(() => expect(router.latestLocation.href).toBe('/list?text=zola'))
  },
}
// MOD-35
export const KeepsAnEntryThatIsOpening: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find' }), 'zola')
    const navigation = router.navigate({ href: '/list/1' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('zola'))
    opened.resolve()
    await navigation
    await expect(await canvas.findByRole('heading', { name: 'An entry' })).toBeVisible()
    await expect(router.latestLocation.href).toBe('/list/1')
  },
}
