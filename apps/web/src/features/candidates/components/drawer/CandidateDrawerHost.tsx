import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'
import { hasPermission } from '@guildhall/domain/companies'
import type { CandidateView } from '@guildhall/domain/search'
import { Suspense, useState } from 'react'
import { CandidateDrawer } from '../CandidateDrawer/index.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import { LazyEndDialog } from '../../../conversations/index.ts'
import { LazyReportDialog, sendReport } from '../../../reports/index.ts'
import { useSignedIn } from '../../../session/index.ts'
import { fullName } from '../../format-candidate.ts'
import { focusRow } from '../../focus-row.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { Bookmarks } from '../../api/use-bookmarks.ts'
import { isBlockable, useBlock } from '../../api/use-block.ts'
import type { SeenCandidate } from '../../api/from-wire.ts'
import { useCandidate, useReadAhead } from '../../api/use-candidate.ts'
import { CandidatePanel } from './CandidatePanel.tsx'

export interface CandidateDrawerHostProps {
  /** The id of the candidate in the address. */
  readonly open: string | null
  readonly isMessage: boolean
  readonly people: readonly SeenCandidate[]
  readonly total: number
  /** Default: true. */
  readonly isTotalExact?: boolean
  readonly lens: CandidateLens
  readonly topMatches: ReadonlySet<string>
  readonly bookmarks: Bookmarks
  /** The address of a candidate with the panel open. */
  readonly messageHref: (uuid: string) => string
  readonly onGo: (uuid: string) => void
  readonly onClose: () => void
  readonly onMessageChange: (isOpen: boolean) => void
}

/** The drawer of the candidate in the address, over the list. */
export const CandidateDrawerHost = (props: CandidateDrawerHostProps) => {
  const { open, people, total, lens, bookmarks, isMessage, onGo } = props
  // The closing candidate stays visible until the drawer's animation has ended.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)
  const [asking, setAsking] = useState<'report' | 'block' | null>(null)
  const stopAsking = (): void => setAsking(null)
  const block = useBlock()
  const mayContact = hasPermission(useSignedIn().company?.role ?? null, 'contact')
  const at = people.findIndex(({ uuid }) => uuid === shown)
  const hit = people[at]
  const { candidate, isIncomplete, isLoadingDetails, problem, retry } = useCandidate(shown, hit)
  const previous = people[at - 1]
  const next = at === -1 ? undefined : people[at + 1]
  useReadAhead([next, previous], open !== null && !isLoadingDetails)
  return (
    <CandidateDrawer
      isOpen={open !== null}
      onClose={props.onClose}
      onClosed={() => focusRow(shown)}
      candidate={loadableOf(candidate, hit, problem, retry)}
      lens={lens}
      position={at === -1 ? null : { at: at + 1, of: total, isEstimate: props.isTotalExact === false }}
      onPrevious={previous && (() => onGo(previous.uuid))}
      onNext={next && (() => onGo(next.uuid))}
      isTopMatch={shown !== null && props.topMatches.has(shown)}
      isLoadingDetails={isLoadingDetails}
      onRetryDetails={isIncomplete && problem !== null ? retry : undefined}
      isBookmarked={shown !== null && bookmarks.has(shown)}
      onBookmark={() => candidate && bookmarks.toggle(candidate)}
      onReport={() => setAsking('report')}
      onBlock={candidate && mayContact && isBlockable(candidate) ? () => setAsking('block') : undefined}
      dialog={
        asking !== null &&
        candidate && (
          <Suspense fallback={null}>
            {asking === 'report' ? (
              <LazyReportDialog
                subject={{ type: 'candidate', uuid: candidate.uuid, name: fullName(candidate) }}
                onClose={stopAsking}
                onSend={sendReport}
              />
            ) : (
              <LazyEndDialog
                ending="blocked"
                name={fullName(candidate)}
                onClose={stopAsking}
                onEnd={() => void block(candidate).then((isDone) => isDone && props.onClose())}
              />
            )}
          </Suspense>
        )
      }
      isMessageOpen={isMessage}
      onMessageOpenChange={props.onMessageChange}
      renderPanel={(close) =>
        candidate && (
          <PanelBoundary resetKey={candidate.uuid}>
            <CandidatePanel
              key={candidate.uuid}
              candidate={candidate}
              lens={lens}
              isDirect={isMessage}
              returnTo={props.messageHref(candidate.uuid)}
              close={close}
            />
          </PanelBoundary>
        )
      }
    />
  )
}

const loadableOf = (
  candidate: CandidateView | undefined,
  hit: SeenCandidate | undefined,
  problem: string | null,
  retry: () => void,
): Loadable<SeenCandidate> => {
  if (candidate !== undefined)
    return {
      state: 'ready',
      value: {
        ...candidate,
        distance: hit?.distance ?? null,
        placeMatch: hit?.placeMatch ?? null,
        isRow: candidate === hit && hit.isRow === true,
      },
    }
  return problem === null ? { state: 'loading' } : { state: 'failed', message: problem, onRetry: retry }
}
