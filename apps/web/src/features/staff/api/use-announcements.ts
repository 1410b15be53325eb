import { type AnnouncementForm, announcementRules } from '@guildhall/domain/moderation'
import { validate } from '@guildhall/domain/shared'
import type { Answer, Received, Routes } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { ProofDialogProps } from '../components/ProofDialog.tsx'
import { staffKeys } from './keys.ts'
import type { Found } from './use-look-up.ts'
import { useProof } from './use-proof.ts'

type AnnouncementPage = Received<Routes['listAnnouncements']>
/** An announcement that was made. */
export type Announcement = AnnouncementPage['announcements'][number]

/** Announcements, and how many people each audience has. */
export interface AnnouncementList extends Found<Announcement> {
  readonly audiences: AnnouncementPage['audiences']
}

/** Announcements that were made. Rule: MOD-67. */
export function useAnnouncements(): Loadable<AnnouncementList> {
  const query = useInfiniteQuery({
    queryKey: staffKeys.announcements,
    queryFn: async ({ pageParam, signal }) =>
      orThrow(await api.listAnnouncements({ query: pageParam === null ? {} : { cursor: pageParam } }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return toLoadable({
    ...query,
    data: data && {
      items: data.pages.flatMap(({ announcements }) => announcements),
      audiences: data.pages[0]?.audiences ?? { everybody: 0, contractors: 0, employers: 0 },
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      onLoadMore: () => void fetchNextPage(),
    },
  })
}

const labels = { title: t('Title'), text: t('Text'), link: t('Link') }
export const emptyAnnouncement: AnnouncementForm = { audience: 'everybody', title: '', text: '', link: null }

/** The form of an announcement, which is confirmed before it is made. */
export interface AnnouncementDraft {
  readonly form: AnnouncementForm
  readonly onForm: (form: AnnouncementForm) => void
  readonly errors: readonly FormError[]
  /** Whether the operator is asked if they mean it. */
  readonly isAsking: boolean
  readonly isPending: boolean
  readonly refusal: string | null
  readonly proof: ProofDialogProps | null
  readonly onAsk: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const notMade = Symbol('not made')

/** Makes an announcement. Rule: MOD-67. */
export function useAnnouncementDraft(): AnnouncementDraft {
  const queries = useQueryClient()
  const [form, setForm] = useState(emptyAnnouncement)
  // Repeats of one announcement have one id.
  const [uuid, setUuid] = useState(() => crypto.randomUUID())
  const [isAsking, setIsAsking] = useState(false)
  const [wrong, setWrong] = useState<readonly FormError[]>([])
  const { dialog: proof, run: prove } = useProof()
  const { errors, isPending, refusal, send } = useCall({
    call: async (body: AnnouncementForm) => {
      const answer: Answer<unknown, string> | null = await prove(() =>
        api.makeAnnouncement({ body: { ...body, uuid } }),
      )
      return answer ?? { ok: true as const, status: 204, value: notMade }
    },
    labels,
    onRefused: (refused) => {
      if (Object.keys(refused.errors).length > 0) setIsAsking(false)
      return false
    },
    onDone: async (value) => {
      if (value === notMade) return
      setIsAsking(false)
      setForm(emptyAnnouncement)
      setUuid(crypto.randomUUID())
      toasts.show({ text: t('It is on its way to their inboxes'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: staffKeys.announcements })
    },
  })
  return {
    form,
    onForm: setForm,
    errors: wrong.length > 0 ? wrong : errors,
    isAsking,
    isPending,
    refusal,
    proof,
    onAsk: () => {
      const found = toFormErrors(validate(form, announcementRules), labels)
      setWrong(found)
      setIsAsking(found.length === 0)
    },
    onConfirm: () => send(form),
    onCancel: () => setIsAsking(false),
  }
}
