import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Menu, type MenuItem } from '@guildhall/ui-kit/Menu'
import { Text } from '@guildhall/ui-kit/Text'
import { BookmarkToggle } from '../BookmarkToggle.tsx'
import type { SeenCandidate } from '../../api/from-wire.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import { fullName } from '../../format-candidate.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { useFocusVisiblePane } from '../../../../shared/hooks/use-focus-visible-pane.ts'
import { CandidateProfile } from '../CandidateProfile/index.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { Steps } from './Steps.tsx'
import styles from './CandidateDrawer.module.css'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'

export interface CandidateDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly candidate: Loadable<SeenCandidate>
  readonly lens: CandidateLens
  /** The candidate's position in the list, from 1; null if they are not in it. */
  readonly position: { readonly at: number; readonly of: number; readonly isEstimate?: boolean } | null
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  readonly isTopMatch?: boolean | undefined
  readonly isLoadingDetails?: boolean | undefined
  /** Reads the rest of the profile again, where it did not come. */
  readonly onRetryDetails?: (() => void) | undefined
  readonly isBookmarked: boolean
  readonly onBookmark: () => void
  /** Renders the message panel; on a phone it is a sheet and gets its close button. */
  readonly renderPanel: (close: ReactNode) => ReactNode
  readonly isMessageOpen: boolean
  readonly onMessageOpenChange: (isOpen: boolean) => void
  /** Reports the candidate; an entry of the drawer's menu. */
  readonly onReport?: (() => void) | undefined
  /** Blocks the candidate; undefined for those who may not, or if they are blocked already. */
  readonly onBlock?: (() => void) | undefined
  /** A dialog over the drawer: the report, or the confirmation of a block. */
  readonly dialog?: ReactNode
  /** Called after the drawer has closed, to focus the row of the candidate who was open last. */
  readonly onClosed?: (() => void) | undefined
}

const safetyOf = (name: string, onReport: () => void, onBlock: (() => void) | undefined): readonly MenuItem[] => [
  { id: 'report', label: t('Report {name}', { name }), icon: icons.Flag, onAction: onReport },
  ...(onBlock === undefined
    ? []
    : [
        {
          id: 'block',
          label: t('Block {name}', { name }),
          icon: icons.Lock,
          tone: 'danger' as const,
          onAction: onBlock,
        },
      ]),
]

/** Marks the body while the drawer is open. Rule: UI-14. */
const useModalOpen = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return undefined
    document.body.classList.add('modal-open')
    return () => document.body.classList.remove('modal-open')
  }, [isOpen])

/** A candidate over the results: the profile at the start, the message panel at the end; a full page on a phone. */
export const CandidateDrawer = (props: CandidateDrawerProps) => {
  const { isOpen, onClose, candidate, position, onPrevious, onNext, isBookmarked, onBookmark } = props
  useModalOpen(isOpen)
  const name = candidate.state === 'ready' ? fullName(candidate.value) : t('Candidate')
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      isFlush
      header={
        <>
          {position !== null && (
            <Text as="span" variant="caption">
              {position.isEstimate === true ? (
                <Trans
                  message="<strong>{at}</strong> of many"
                  values={{ at: formatNumber(position.at) }}
                  components={{ strong: (words) => <strong>{words}</strong> }}
                />
              ) : (
                <Trans
                  message="<strong>{at}</strong> of {of}"
                  values={{ of: formatNumber(position.of), at: formatNumber(position.at) }}
                  components={{ strong: (words) => <strong>{words}</strong> }}
                />
              )}
            </Text>
          )}
          <span className={styles['steps']}>
            <Steps
              previous={{
                label: t('Previous person'),
                icon: icons.ChevronUp,
                onPress: onPrevious,
                after: <Kbd>k</Kbd>,
              }}
              next={{ label: t('Next person'), icon: icons.ChevronDown, onPress: onNext, after: <Kbd>j</Kbd> }}
            />
          </span>
        </>
      }
      headerActions={
        candidate.state === 'ready' && (
          <>
            <BookmarkToggle
              name={name}
              lens={props.lens}
              isBookmarked={isBookmarked}
              onChange={onBookmark}
              labelClassName={styles['desk']}
            />
            {props.onReport && (
              <Menu
                label={name}
                trigger={<IconButton label={t('More')} icon={icons.Ellipsis} />}
                sections={[{ id: 'safety', items: safetyOf(name, props.onReport, props.onBlock) }]}
              />
            )}
          </>
        )
      }
    >
      <Body {...props} />
      {props.dialog}
    </Drawer>
  )
}

const Body = (props: CandidateDrawerProps) => {
  const { candidate, lens, isTopMatch, isLoadingDetails, renderPanel, isMessageOpen, onMessageOpenChange, onClosed } =
    props
  const closed = useEffectEvent(() => onClosed?.())
  useEffect(() => () => closed(), [])
  const profile = useRef<HTMLElement>(null)
  const message = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useFocusVisiblePane({
    under: profile,
    over: message,
    open: isMessageOpen ? 'message' : null,
    askedFrom: () => bar.current?.querySelector<HTMLElement>('button:last-of-type'),
  })
  if (candidate.state === 'loading') return <ProfileSkeleton />
  if (candidate.state === 'failed') {
    return (
      <EmptyState
        illustration="lamp"
        title={t('This profile did not come')}
        actions={<Button onPress={candidate.onRetry}>{t('Retry')}</Button>}
      >
        {candidate.message}
      </EmptyState>
    )
  }
  const person = candidate.value
  return (
    <div className={styles['columns']}>
      <section ref={profile} className={styles['profile']} {...byKeyboard} aria-label={t('Profile')} key={person.uuid}>
        <PanelBoundary resetKey={person.uuid}>
          <CandidateProfile
            candidate={person}
            lens={lens}
            isTopMatch={isTopMatch}
            isLoadingDetails={isLoadingDetails}
            onRetryDetails={props.onRetryDetails}
          />
        </PanelBoundary>
      </section>
      <aside
        ref={message}
        className={styles['message']}
        tabIndex={-1}
        data-open={isMessageOpen || undefined}
        data-covers-header={isMessageOpen || undefined}
        aria-label={t('Writing')}
      >
        {renderPanel(
          <IconButton
            className={styles['close']}
            label={t('Close the message')}
            icon={icons.X}
            onPress={() => onMessageOpenChange(false)}
          />,
        )}
      </aside>
      <div ref={bar} className={styles['bar']}>
        <Steps
          previous={{ label: t('Previous'), icon: icons.ArrowLeft, onPress: props.onPrevious }}
          next={{ label: t('Next'), icon: icons.ArrowRight, onPress: props.onNext }}
        />
        <Button variant="primary" className={styles['write']} onPress={() => onMessageOpenChange(true)}>
          {barTexts[person.messageStatus ?? 'none']}
        </Button>
      </div>
    </div>
  )
}

/** A scrollable area must be focusable, because it may contain no focusable element. */
const byKeyboard = { tabIndex: 0 } as const

const barTexts = {
  none: t('Send an opportunity'),
  pending: t('See the request'),
  active: t('See the conversation'),
} as const
