import { fn } from 'storybook/test'
import { UpdateList } from '../components/Updates/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { MessagesViewProps } from '../routes/MessagesView.tsx'
import type { Update, UpdateListState } from '../update.ts'
import { sampleNow } from './index.ts'

const update = (
  number: number,
  createdAt: string,
  more: Omit<Update, 'uuid' | 'createdAt' | 'isArchived'>,
): Update => ({
  ...more,
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000060${number}`,
  isArchived: false,
  createdAt: new Date(createdAt),
})

/** What the product wrote to a contractor. */
export const contractorUpdates: readonly Update[] = [
  update(1, '2026-11-20T13:10:00.000Z', {
    type: 'request-waiting',
    title: 'Kestrel Freight waits for your answer',
    body: 'You can answer until 30 November 2026. A no is an answer too.',
    link: '/connect/0199a1f4-7c1e-7a53-9c3d-000000000301',
    isRead: false,
  }),
  update(2, '2026-11-18T08:00:00.000Z', {
    type: 'profile-changes-requested',
    title: 'Your profile needs a few changes',
    body: 'Please look at what we noted, change it and send your profile again.\n\nPlease choose a picture that shows your face, and say a little more of your last job.',
    link: '/resume?edit=MainProfile',
    isRead: false,
  }),
  update(3, '2026-11-12T08:00:00.000Z', {
    type: 'password-changed',
    title: 'Your password was changed',
    body: 'The password of your account was changed, and the sessions on other devices have ended.',
    link: '/settings/account',
    isRead: true,
  }),
  update(4, '2026-03-04T08:00:00.000Z', {
    type: 'welcome',
    title: 'Welcome to Guildhall',
    body: 'Your account is ready. Complete your profile, and employers can find you.',
    link: '/resume?edit=MainProfile',
    isRead: true,
  }),
]

/** A list of updates with all its pages loaded. */
export const updateListOf = (updates: readonly Update[], hasMore = false): Loadable<UpdateListState> => ({
  state: 'ready',
  value: { updates, hasMore, isLoadingMore: false, onLoadMore: fn() },
})

/** The updates of an inbox; the archive is empty. */
export const sampleUpdates = (
  list: Loadable<UpdateListState> = updateListOf(contractorUpdates),
  openUuid: string | null = null,
): MessagesViewProps['updates'] => {
  const unread = list.state === 'ready' ? list.value.updates.filter(({ isRead }) => !isRead).length : 0
  return {
    unread,
    openUuid,
    renderList: (isArchive) => (
      <UpdateList
        list={isArchive ? updateListOf([]) : list}
        isArchive={isArchive}
        unread={unread}
        currentUuid={openUuid}
        hrefOf={(uuid) => `/messages?update=${uuid}`}
        now={sampleNow}
        onReadAll={fn()}
      />
    ),
  }
}
