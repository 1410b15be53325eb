import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../shared/api/client.ts'
import { samplePeople } from '../../features/candidates/samples/people.ts'
import { sampleUuid } from '../../shared/samples/sample-uuid.ts'
import { sampleSession } from '../../features/session/samples/session.ts'
import { conversationToWire } from '../../features/candidates/samples/to-wire.ts'
import { away } from '../../shared/samples/away.ts'
import { SampleRouter } from '../../features/session/samples/SampleRouter.tsx'
import { navItems } from '../shell/nav-items.ts'
import type { CommandsProps } from './Commands.tsx'
import { CommandsHost } from './CommandsHost.tsx'

const Shown = (props: CommandsProps) => {
  const [shown, setShown] = useState(props.shown)
  return (
    <SampleRouter session={sampleSession()}>
      <CommandsHost {...props} shown={shown} onShow={setShown} />
    </SampleRouter>
  )
}

const inbox = {
  conversations: samplePeople
    .slice(4, 7)
    .map((one, index) => conversationToWire(one, { uuid: sampleUuid(900 + index) })),
  next_cursor: null,
  counts: { unread: 1, pendingRequests: 0 },
}

const answering = (answer: Awaited<ReturnType<typeof api.listConversations>> | Promise<never>) => () => {
  const spy = spyOn(api, 'listConversations').mockReturnValue(Promise.resolve(answer))
  return () => spy.mockRestore()
}

const meta = {
  title: 'Screens/Both/Commands',
  component: CommandsHost,
  args: {
    shown: 'commands',
    onShow: fn(),
    nav: navItems('employer', true, { unread: 1, pendingRequests: 0, notifications: 0 }),
  },
  render: (args) => <Shown {...args} />,
  beforeEach: answering({ ok: true, value: inbox, status: 200 }),
} satisfies Meta<typeof CommandsHost>
export default meta
type Story = StoryObj<typeof meta>

const palette = async () => within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }))

/** Types a query and returns the palette. */
const found = async (text: string) => {
  const dialog = await palette()
  await userEvent.type(dialog.getByRole('searchbox'), text)
  return dialog
}

export const Default: Story = {
  play: async () => {
    const dialog = await found('naledi')
    await dialog.findByRole('menuitem', { name: /Naledi Mokoena/ })
    await waitFor(() => expect(dialog.getAllByRole('menuitem')).toHaveLength(1))
  },
}
/** Without conversations, pages and settings can still be found. */
export const Empty: Story = {
  beforeEach: answering({ ok: true, value: { ...inbox, conversations: [] }, status: 200 }),
  play: async () => {
    const dialog = await found('naledi')
    await waitFor(() => expect(dialog.queryByRole('menuitem', { name: /Dashboard/ })).toBeNull())
    await expect(dialog.queryByRole('menuitem', { name: /Naledi/ })).toBeNull()
  },
}
const findsPages = async (): Promise<void> => {
  const dialog = await found('bookmarks')
  await dialog.findByRole('menuitem', { name: /Bookmarks/ })
}
/** While conversations load, or if loading fails, pages can be found. */
export const Loading: Story = { beforeEach: answering(new Promise<never>(() => undefined)), play: findsPages }
export const Failed: Story = { beforeEach: answering(away), play: findsPages }
export const Keys: Story = {
  tags: ['test-only'],
  args: { shown: 'help' },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Keys' }, { timeout: 10_000 })
  },
}
/** Nothing is rendered until the palette is opened with its shortcut. */
export const AskedByKey: Story = {
  tags: ['test-only'],
  args: { shown: null },
  play: async () => {
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await found('bookmarks')
  },
}
export const Narrow: Story = { play: findsPages, globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
