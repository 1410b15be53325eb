import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { toSearchTerms } from '@guildhall/domain/conversations'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { SearchResult, SearchResultList } from '../api/use-conversation-search.ts'
import { SearchResults } from '../components/ConversationSearch/index.ts'
import { contractorReader, inbox, longInbox, sampleEntries, sampleNow } from '../samples/index.ts'
import { sampleList } from '../samples/SampleConversation.tsx'
import { sampleUpdates } from '../samples/SampleUpdates.tsx'
import { MessagesView, type MessagesViewProps } from './MessagesView.tsx'

/** The entries of the sample as results; each shows its last message. */
const resultsOf = (wires: typeof inbox): readonly SearchResult[] =>
  sampleEntries(wires).map((entry) => ({ entry, message: entry.lastMessage }))

const listOf = (results: readonly SearchResult[], hasMore = false): Loadable<SearchResultList> => ({
  state: 'ready',
  value: { results, hasMore, isLoadingMore: false, onLoadMore: fn() },
})

const renderWith =
  (list: Loadable<SearchResultList>): MessagesViewProps['renderSearch'] =>
  (text, onClear) => (
    <SearchResults
      text={text}
      list={list}
      reader={contractorReader}
      hrefOf={(uuid) => `/messages/${uuid}`}
      currentUuid={null}
      now={sampleNow}
      onClear={onClear}
    />
  )

const meta = {
  title: 'Screens/Both/Messages, search',
  component: MessagesView,
  parameters: { layout: 'fullscreen', frame: '/messages' },
  args: {
    list: sampleList(inbox),
    counts: { unread: 1, pendingRequests: 2 },
    reader: contractorReader,
    conversationUuid: null,
    now: sampleNow,
    updates: sampleUpdates(),
    renderSearch: renderWith(listOf(resultsOf(inbox.slice(0, 3)))),
    children: <span />,
  } satisfies MessagesViewProps,
} satisfies Meta<typeof MessagesView>
export default meta
type Story = StoryObj<typeof meta>

const search = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Search messages' }))
  const field = await canvas.findByRole('searchbox', { name: 'Search messages' })
  await waitFor(() => expect(field).toHaveFocus())
  if (text !== '') await userEvent.type(field, text)
  return canvas
}

// CONV-69
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [result] = resultsOf(inbox.slice(0, 1))
    const company = result?.entry.company.name ?? ''
    const canvas = await search(canvasElement, company.toUpperCase())
    const list = within(await canvas.findByRole('list', { name: 'Found conversations' }))
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(toSearchTerms(marks.join(' '))).toEqual(expect.arrayContaining([...toSearchTerms(company)]))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search messages' })).toHaveFocus())
    await expect(canvas.getByRole('tablist')).toBeVisible()
    await search(canvasElement, company)
  },
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await search(canvasElement, '')
    await waitFor(() => expect(canvas.getByText('Type a name, a company, or words of a message.')).toBeVisible())
  },
}

export const NothingFound: Story = {
  args: { renderSearch: renderWith(listOf([])) },
  play: async ({ canvasElement }) => {
    const canvas = await search(canvasElement, 'zebra')
    await userEvent.click(await canvas.findByRole('button', { name: 'Search for something else' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Loading: Story = {
  args: { renderSearch: renderWith({ state: 'loading' }) },
  play: async ({ canvasElement }) => void (await search(canvasElement, 'tide')),
}

export const Failed: Story = {
  args: { renderSearch: renderWith(offline) },
  play: async (context) => {
    await search(context.canvasElement, 'tide')
    await expectRetry(context)
  },
}

export const Long: Story = {
  args: { renderSearch: renderWith(listOf(resultsOf(longInbox), true)) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => void (await search(canvasElement, 'a')),
}
