import type { ContractorProfile } from '@guildhall/domain/profiles'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, orThrow } from '../../../../shared/api/client.ts'
import { useChoice } from '../../../session/index.ts'
import { CvSection } from './CvSection.tsx'
import { CvViews } from './CvViews.tsx'
import { t } from '../../../../shared/i18n/index.ts'

const PAGE = 5

const useCvViews = () =>
  useInfiniteQuery({
    queryKey: ['cv-views'],
    queryFn: async ({ pageParam, signal }) =>
      orThrow(
        await api.listCvViews(
          { query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })

export interface CvPartProps {
  readonly profile: ContractorProfile
  readonly notes: ReactNode
  readonly onUpload: () => void
}

/** The CV of the profile with its choices, on the server. */
export const CvPart = ({ profile, notes, onUpload }: CvPartProps) => {
  const visibility = useChoice({
    saved: profile.cvVisibility,
    call: (chosen: ContractorProfile['cvVisibility']) => api.saveUser({ body: { cv_visibility: chosen } }),
    said: (chosen) =>
      chosen === 'employers'
        ? t('Every employer can open your CV')
        : t('Your CV opens once you have accepted a request'),
    canUndo: true,
  })
  const file = useChoice({
    saved: { cvUrl: profile.cvUrl, cvName: profile.cvName },
    call: ({ cvUrl }: Pick<ContractorProfile, 'cvUrl' | 'cvName'>) => api.saveUser({ body: { cv_doc: cvUrl } }),
    said: ({ cvUrl }) => (cvUrl === null ? t('CV removed') : t('CV is back')),
    canUndo: true,
  })
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
