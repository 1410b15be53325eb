import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { ReactNode } from 'react'
import { useCvViews } from '../../api/use-cv-views.ts'
import { useCvFile, useCvVisibility } from '../../api/use-profile-choices.ts'
import { CvSection } from './CvSection.tsx'
import { CvViews } from './CvViews.tsx'

export interface CvSectionHostProps {
  readonly profile: ContractorProfile
  readonly notes: ReactNode
  readonly onUpload: () => void
}

/** The CV section with its queries and mutations. */
export const CvSectionHost = ({ profile, notes, onUpload }: CvSectionHostProps) => {
  const visibility = useCvVisibility(profile.cvVisibility)
  const file = useCvFile(profile)
  const views = useCvViews()
  const read = views.data?.pages.flatMap(({ cv_views }) => cv_views) ?? null
  return (
    <CvSection
      profile={file.value}
      visibility={visibility.value}
      onVisibility={visibility.choose}
      onUpload={onUpload}
      onRemove={() => file.choose({ cvUrl: null, cvName: null })}
      notes={notes}
      views={
        (file.value.cvUrl !== null || (read?.length ?? 0) > 0) && (
          <CvViews
            views={read}
            problem={read === null ? (views.error?.message ?? null) : null}
            hasMore={views.hasNextPage}
            isLoadingMore={views.isFetchingNextPage}
            onMore={() => void views.fetchNextPage()}
            onRetry={() => void views.refetch()}
          />
        )
      }
    />
  )
}
