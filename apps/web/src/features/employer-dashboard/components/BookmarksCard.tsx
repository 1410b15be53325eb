import { fullName, rowAvailability, type BookmarkView } from '../../candidates/index.ts'
import { type Loadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import { formatDay } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { ConversationRow } from './ConversationRow.tsx'

export interface BookmarksBlockProps {
  readonly bookmarks: Loadable<readonly BookmarkView[]>
  readonly now: Date
}

const shown = 4

const savedLabel = ({ addedAt, addedBy }: BookmarkView, now: Date): string =>
  addedBy === null ? formatDay(addedAt, now) : t('Saved by {addedBy}, {day}', { addedBy, day: formatDay(addedAt, now) })

/** Bookmarked candidates who changed since a colleague last viewed them; if there are none, the newest bookmarks. Rules: SRCH-42, UI-28. */
export const BookmarksCard = ({ bookmarks, now }: BookmarksBlockProps) => {
  const changed = bookmarks.state === 'ready' ? bookmarks.value.filter(({ changes }) => changes.length > 0) : []
  const hasChanges = changed.length > 0
  return (
    <DashboardCard
      title={hasChanges ? t('Bookmarks that changed') : t('Bookmarks')}
      items={mapLoadable(bookmarks, (all) => (hasChanges ? changed : all).slice(0, shown))}
      count={changed.length}
      countOf={t('changed')}
      more={
        hasChanges
          ? { href: '/bookmarks?show=changed', label: t('All changed') }
          : { href: '/bookmarks', label: t('All bookmarks') }
      }
      empty={<p>{t('Nobody is kept yet. The bookmark on a person keeps them here for your whole team.')}</p>}
    >
      {(one) => (
        <ConversationRow
          key={one.candidate.uuid}
          person={{
            uuid: one.candidate.uuid,
            name: fullName(one.candidate),
            title: one.candidate.jobTitle,
            picture: one.candidate.profilePicture,
          }}
          href={`/bookmarks?open=${one.candidate.uuid}`}
          words={hasChanges ? one.changes.join(', ') : one.candidate.locationTitle}
          tone={one.candidate.availability === 0 ? 'success' : 'outline'}
          status={rowAvailability(one.candidate.availability).words}
          aside={savedLabel(one, now)}
        />
      )}
    </DashboardCard>
  )
}
