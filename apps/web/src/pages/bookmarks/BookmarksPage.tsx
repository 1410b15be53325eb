import { lazy, Suspense, useMemo, useRef } from 'react'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import type { CandidateLens } from '../../app/candidates/candidate-lens.ts'
import { BookmarkModal } from '../../app/candidates/drawer/BookmarkModal.tsx'
import { focusedPerson, moveFocus } from '../../app/candidates/focus-row.ts'
import type { BookmarkView } from '../../app/candidates/from-wire.ts'
import { type Loadable, loadableOf } from '../../app/candidates/loadable.ts'
import { readSearchRecord, type SearchRecord } from '../../app/candidates/search-record.ts'
import { people } from '../../app/candidates/search-words.ts'
import { useBookmarkList } from '../../app/candidates/use-bookmark-list.ts'
import { type Bookmarks, useBookmarks } from '../../app/candidates/use-bookmarks.ts'
import { useNow } from '../../app/candidates/use-now.ts'
import { useRowKeys } from '../../app/candidates/use-row-keys.ts'
import { useViewer } from '../../app/candidates/viewer.ts'
import { formatDay } from '../../app/formats.ts'
import { ResultRow, RowSkeletons } from '../../patterns/ResultRow/index.ts'
import styles from './BookmarksPage.module.css'

const CandidateDrawerHost = lazy(async () => ({
  default: (await import('../../app/candidates/drawer/CandidateDrawerHost.tsx')).CandidateDrawerHost,
}))

export interface BookmarksPageProps {
  readonly record: SearchRecord
  readonly navigate: (
    record: Record<string, string>,
    options: { readonly replace: boolean; readonly resetScroll: boolean },
  ) => void
  readonly back?: (() => void) | undefined
}

const none: ReadonlySet<string> = new Set()
const recordOf = (open: string | null, message: boolean): Record<string, string> => ({
  ...(open === null ? {} : { open }),
  ...(open !== null && message ? { message: '1' } : {}),
})
const hrefOf = (uuid: string, message: boolean): string =>
  `/bookmarks?${new URLSearchParams(recordOf(uuid, message)).toString()}`

/** The people a company keeps, with who kept them and why; the drawer lies over them as over results. Source: product-spec §2; D17. */
export const BookmarksPage = ({ record, navigate, back }: BookmarksPageProps) => {
  const { entitlements, mayChangePlan, name, rates } = useViewer()
  const now = useNow()
  const { open, message } = readSearchRecord(record)
  const query = useBookmarkList(entitlements.bookmarks)
  const bookmarks = useBookmarks()
  const lens = useMemo<CandidateLens>(() => ({ search: null, rates, now, viewer: name }), [rates, now, name])
  const kept = query.data ?? []
  const list = kept.map(({ candidate }) => candidate)
  const openedHere = useRef(false)
  const go = (uuid: string | null, isMessage: boolean, replace: boolean): void =>
    navigate(recordOf(uuid, isMessage), { replace, resetScroll: false })
  const openPerson = (uuid: string, isMessage = false): void => {
    openedHere.current ||= open === null
    go(uuid, isMessage, open !== null)
  }
  const close = (): void => {
    if (openedHere.current && back !== undefined) back()
    else go(null, false, true)
    openedHere.current = false
  }
  const subject = () => list.find(({ uuid }) => uuid === (open ?? focusedPerson()))
  useRowKeys({
    isOpen: open !== null,
    onMove: (by) => {
      if (open === null) return moveFocus(by)
      const next = list[list.findIndex(({ uuid }) => uuid === open) + by]
      if (next !== undefined) openPerson(next.uuid)
    },
    onBookmark: () => {
      const person = subject()
      if (person !== undefined) bookmarks.toggle(person)
    },
    onMessage: () => {
      const person = subject()
      if (person !== undefined) openPerson(person.uuid, true)
    },
    onSearch: () => undefined,
  })

  return (
    <div>
      <header className={styles['head']}>
        <Heading level={1}>Bookmarks</Heading>
        {query.data !== undefined && <Text tone="muted">{people(kept.length)}</Text>}
      </header>
      {entitlements.bookmarks ? (
        <Kept kept={loadableOf(query)} lens={lens} bookmarks={bookmarks} onOpen={openPerson} />
      ) : (
        <div className={styles['state']}>
          <EmptyState
            drawing="shelf"
            title="Keep people for later"
            actions={
              mayChangePlan ? (
                <LinkButton look="primary" href="/sign-up/subscription-details">
                  Upgrade now
                </LinkButton>
              ) : undefined
            }
          >
            Please upgrade to a paid subscription in order to use this feature.
            {!mayChangePlan && ' An admin of your company can change the plan.'}
          </EmptyState>
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
            messageHref={(uuid) => hrefOf(uuid, true)}
            onGo={(uuid) => openPerson(uuid)}
            onClose={close}
            onMessageChange={(isMessage) => go(open, isMessage, true)}
          />
        )}
      </Suspense>
      <BookmarkModal />
    </div>
  )
}

interface KeptProps {
  readonly kept: Loadable<readonly BookmarkView[]>
  readonly lens: CandidateLens
  readonly bookmarks: Bookmarks
  readonly onOpen: (uuid: string, isMessage?: boolean) => void
}

const Kept = ({ kept, lens, bookmarks, onOpen }: KeptProps) => {
  if (kept.state === 'loading') return <RowSkeletons label="Reading your bookmarks" count={5} />
  if (kept.state === 'failed') {
    return (
      <div className={styles['state']}>
        <EmptyState
          drawing="lamp"
          title="Your bookmarks did not come"
          actions={<Button onPress={kept.retry}>Retry</Button>}
        >
          {kept.problem}
        </EmptyState>
      </div>
    )
  }
  if (kept.value.length === 0) {
    return (
      <div className={styles['state']}>
        <EmptyState
          drawing="shelf"
          title="Nobody is kept yet"
          actions={
            <LinkButton look="primary" href="/search-results">
              Search people
            </LinkButton>
          }
        >
          The bookmark on a person keeps them here, for your whole team.
        </EmptyState>
      </div>
    )
  }
  return (
    <ul aria-label="People kept">
      {kept.value.map(({ candidate, addedAt, addedBy, note }) => (
        <ResultRow
          key={candidate.uuid}
          candidate={candidate}
          lens={lens}
          href={hrefOf(candidate.uuid, false)}
          isBookmarked={bookmarks.has(candidate.uuid)}
          onOpen={() => onOpen(candidate.uuid)}
          onBookmark={() => bookmarks.toggle(candidate)}
          onMessage={() => onOpen(candidate.uuid, true)}
          note={
            <p className={styles['note']}>
              {note !== null && <span dir="auto">{note}</span>}
              <span className={styles['by']}>
                {addedBy === null
                  ? `Saved ${formatDay(addedAt, lens.now)}`
                  : `Saved by ${addedBy === lens.viewer ? 'you' : addedBy} on ${formatDay(addedAt, lens.now)}`}
              </span>
            </p>
          }
        />
      ))}
    </ul>
  )
}
