import { Suspense, useMemo, useRef, useState } from 'react'
import type { CandidateView } from '@guildhall/domain/search'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import {
  type CandidateLens,
  BookmarkModalHost,
  type BookmarkView,
  type Bookmarks,
  useBookmarks,
  type ComparisonAddress,
  type ComparisonChoice,
  useComparison,
  usePeopleKeys,
  useViewer,
  RowSkeletons,
  CandidateDrawerHost,
  ComparisonHost,
  SearchAccessNote,
} from '../../candidates/index.ts'
import { type Loadable, toLoadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import { readSearchRecord, type SearchRecord, formatPeopleCount } from '../../search/index.ts'
import { useBookmarkList } from '../api/use-bookmark-list.ts'
import { useBookmarkNote } from '../api/use-bookmark-note.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useStableCallback } from '../../../shared/hooks/use-stable-callback.ts'
import { BookmarkRow, type BookmarkRowProps } from '../components/BookmarkRow.tsx'
import { SubscriptionNote } from '../components/SubscriptionNote.tsx'
import styles from './BookmarksPage.module.css'
import { t } from '../../../shared/i18n/index.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'

/** The filter: whose bookmarks, or only candidates who changed since a colleague last viewed them. */
type Shown = 'team' | 'mine' | 'changed'

const segmentsOf = (changed: number) =>
  [
    { id: 'team', label: t('Team') },
    { id: 'mine', label: t('Mine') },
    { id: 'changed', label: changed === 0 ? t('Changed') : t('Changed, {changed}', { changed }) },
  ] as const

const shownIn = ({ show }: SearchRecord): Shown => (show === 'mine' || show === 'changed' ? show : 'team')

export interface BookmarksPageProps {
  readonly record: SearchRecord
  readonly navigate: (
    record: Record<string, string>,
    options: { readonly replace: boolean; readonly resetScroll: boolean },
  ) => void
  readonly back?: (() => void) | undefined
}

const none: ReadonlySet<string> = new Set()
interface BookmarksAddress extends ComparisonAddress {
  readonly open: string | null
  readonly message: boolean
  readonly show: Shown
}
const recordOf = ({ open, message, compare, table, show }: BookmarksAddress): Record<string, string> => ({
  ...(show === 'team' ? {} : { show }),
  ...(open === null ? {} : { open }),
  ...(open !== null && message ? { message: '1' } : {}),
  ...(compare.length === 0 ? {} : { compare: compare.join(',') }),
  ...(compare.length > 0 && table ? { table: '1' } : {}),
})
const hrefOf = (address: BookmarksAddress): string => `/bookmarks?${new URLSearchParams(recordOf(address)).toString()}`

/** The company's bookmarks, each with who added it and the note; a candidate opens in a drawer, as in the results. Rules: SRCH-41, UI-65. */
export const BookmarksPage = (props: BookmarksPageProps) =>
  useViewer().maySearch ? <BookmarksOfCompany {...props} /> : <SearchAccessNote title={t('Bookmarks')} />

const BookmarksOfCompany = ({ record, navigate, back }: BookmarksPageProps) => {
  const { entitlements, name, rates } = useViewer()
  const now = useNow()
  const { open, message, compare, table } = readSearchRecord(record)
  const show = shownIn(record)
  const address: BookmarksAddress = { open, message, compare, table, show }
  const query = useBookmarkList(entitlements.bookmarks, show === 'mine' ? 'mine' : 'team')
  // A candidate viewed here counts as unchanged from then on, but stays in the list until the filter changes.
  const [looked, setLooked] = useState<ReadonlySet<string>>(none)
  const notes = useBookmarkNote()
  const bookmarks = useBookmarks()
  const lens = useMemo<CandidateLens>(() => ({ search: null, rates, now, viewer: name }), [rates, now, name])
  const all = query.data ?? []
  const changed = all.filter(({ candidate, changes }) => changes.length > 0 || looked.has(candidate.uuid))
  const shownBookmarks = show === 'changed' ? changed : all
  const list = shownBookmarks.map(({ candidate }) => candidate)
  const openedHere = useRef(false)
  const go = (change: Partial<BookmarksAddress>, replace: boolean): void =>
    navigate(recordOf({ ...address, ...change }), { replace, resetScroll: false })
  const comparison = useComparison({ compare, table, people: list, go, back })
  const openPerson = (uuid: string, isMessage = false): void => {
    openedHere.current ||= open === null
    if (shownBookmarks.some(({ candidate, changes }) => candidate.uuid === uuid && changes.length > 0)) {
      notes.look(uuid)
      setLooked((before) => new Set(before).add(uuid))
    }
    go({ open: uuid, message: isMessage, table: false }, open !== null)
  }
  const close = (): void => {
    if (openedHere.current && back !== undefined) back()
    else go({ open: null, message: false }, true)
    openedHere.current = false
  }
  usePeopleKeys({ people: list, open, onOpen: openPerson, bookmarks })

  return (
    <div>
      <header className={styles['head']}>
        <Heading level={1}>{t('Bookmarks')}</Heading>
        {query.data !== undefined && <Text tone="muted">{formatPeopleCount(shownBookmarks.length)}</Text>}
        {entitlements.bookmarks && (
          <SegmentedControl
            aria-label={t('Whose bookmarks')}
            size="sm"
            fullWidth
            className={styles['filter'] ?? ''}
            segments={segmentsOf(all.filter(({ changes }) => changes.length > 0).length)}
            value={show}
            onChange={(chosen) => {
              setLooked(none)
              go({ show: chosen, open: null, message: false }, true)
            }}
          />
        )}
      </header>
      {entitlements.bookmarks ? (
        <PanelBoundary resetKey={show}>
          <BookmarkList
            shownBookmarks={
              bookmarks.isLoading ? { state: 'loading' } : mapLoadable(toLoadable(query), () => shownBookmarks)
            }
            show={show}
            hrefOf={(uuid) => hrefOf({ ...address, open: uuid, message: false })}
            comparison={comparison}
            lens={lens}
            bookmarks={bookmarks}
            onOpen={openPerson}
            onNoteChange={({ candidate }, note) => notes.write(candidate.uuid, note)}
          />
        </PanelBoundary>
      ) : (
        <div className={styles['state']}>
          <SubscriptionNote />
        </div>
      )}
      <Suspense>
        {entitlements.bookmarks && (
          <CandidateDrawerHost
            open={open}
            isMessage={message}
            people={list}
            total={list.length}
            lens={lens}
            topMatches={none}
            bookmarks={bookmarks}
            messageHref={(uuid) => hrefOf({ ...address, open: uuid, message: true })}
            onGo={(uuid) => openPerson(uuid)}
            onClose={close}
            onMessageChange={(isMessage) => go({ message: isMessage }, true)}
          />
        )}
      </Suspense>
      {comparison.compare.length > 0 && (
        <Suspense>
          <ComparisonHost choice={comparison} lens={lens} onOpen={(uuid) => openPerson(uuid)} />
        </Suspense>
      )}
      <BookmarkModalHost />
    </div>
  )
}

const emptyTitles: Readonly<Record<Shown, string>> = {
  team: t('Nobody is kept yet'),
  mine: t('You keep nobody yourself'),
  changed: t('Nobody has changed'),
}

interface BookmarkListProps {
  readonly show: Shown
  readonly comparison: ComparisonChoice
  readonly onNoteChange: BookmarkRowProps['onWrite']
  readonly shownBookmarks: Loadable<readonly BookmarkView[]>
  readonly hrefOf: (uuid: string) => string
  readonly lens: CandidateLens
  readonly bookmarks: Bookmarks
  readonly onOpen: (uuid: string, isMessage?: boolean) => void
}

const BookmarkList = ({
  shownBookmarks: kept,
  show,
  hrefOf,
  comparison,
  lens,
  bookmarks,
  onOpen,
  onNoteChange: onWrite,
}: BookmarkListProps) => {
  const openRow = useStableCallback(({ uuid }: CandidateView) => onOpen(uuid))
  const bookmark = useStableCallback((candidate: CandidateView) => bookmarks.toggle(candidate))
  const write = useStableCallback(({ uuid }: CandidateView) => onOpen(uuid, true))
  const writeNote = useStableCallback(onWrite)
  if (kept.state === 'loading') return <RowSkeletons label={t('Reading your bookmarks')} count={5} />
  if (kept.state === 'failed') {
    return (
      <div className={styles['state']}>
        <EmptyState
          isFlush
          illustration="lamp"
          title={t('Your bookmarks did not come')}
          actions={<Button onPress={kept.onRetry}>{t('Retry')}</Button>}
        >
          {kept.message}
        </EmptyState>
      </div>
    )
  }
  if (kept.value.length === 0) {
    return (
      <div className={styles['state']}>
        <EmptyState
          isFlush
          illustration="shelf"
          title={emptyTitles[show]}
          actions={
            show === 'changed' ? (
              <LinkButton href="/bookmarks">{t('All bookmarks')}</LinkButton>
            ) : (
              <LinkButton variant="primary" href="/search-results">
                {t('Search people')}
              </LinkButton>
            )
          }
        >
          {show === 'changed'
            ? t('Who has a new rate, place, title or availability stands here until one of you looks.')
            : t('The bookmark on a person keeps them here, for your whole team.')}
        </EmptyState>
      </div>
    )
  }
  return (
    <ul aria-label={t('People kept')}>
      {kept.value.map((one) => (
        <BookmarkRow
          key={one.candidate.uuid}
          bookmark={one}
          candidate={one.candidate}
          lens={lens}
          href={hrefOf(one.candidate.uuid)}
          isBookmarked={bookmarks.has(one.candidate.uuid)}
          onOpen={openRow}
          onBookmark={bookmark}
          onMessage={write}
          onWrite={writeNote}
          {...comparison.row(one.candidate)}
        />
      ))}
    </ul>
  )
}
