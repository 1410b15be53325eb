import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Text } from '@guildhall/ui-kit/Text'
import { ToggleButton } from '@guildhall/ui-kit/ToggleButton'
import type { CandidateView } from '@guildhall/domain/search'
import type { CandidateLens } from '../../app/candidates/candidate-lens.ts'
import { nameOf } from '../../app/candidates/candidate-words.ts'
import type { Loadable } from '../../app/candidates/loadable.ts'
import { CandidateProfile } from '../CandidateProfile/index.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import styles from './CandidateDrawer.module.css'

export interface CandidateDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly candidate: Loadable<CandidateView & { readonly distance?: number | null }>
  readonly lens: CandidateLens
  /** Where this person stands in the list; null for somebody who is not in it. From 1. */
  readonly position: { readonly at: number; readonly of: number } | null
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  readonly isTopMatch?: boolean | undefined
  readonly isLoadingDetails?: boolean | undefined
  readonly isBookmarked: boolean
  readonly onBookmark: () => void
  /** The message panel; on a phone it is a sheet, and gets the cross that closes it. */
  readonly renderPanel: (close: ReactNode) => ReactNode
  readonly isMessageOpen: boolean
  readonly onMessageOpenChange: (isOpen: boolean) => void
  /** After it has gone: focus goes back to the row of the person who was open last. */
  readonly onClosed?: (() => void) | undefined
}

/** Marks the body while the drawer is open. Source: product-spec §2 Profile drawer. */
const useModalOpen = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return undefined
    document.body.classList.add('modal-open')
    return () => document.body.classList.remove('modal-open')
  }, [isOpen])

/** A person over the results: who they are at the start, writing to them at the end; a page of its own on a phone. */
export const CandidateDrawer = (props: CandidateDrawerProps) => {
  const { isOpen, onClose, candidate, position, onPrevious, onNext, isBookmarked, onBookmark } = props
  useModalOpen(isOpen)
  const name = candidate.state === 'ready' ? nameOf(candidate.value) : 'Candidate'
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      isFlush
      bar={
        <>
          {position !== null && (
            <Text as="span" look="caption">
              <strong>{position.at}</strong> of {position.of}
            </Text>
          )}
          <span className={styles['steps']}>
            <IconButton
              size="sm"
              label="Previous person"
              icon={glyphs.ChevronUp}
              isDisabled={onPrevious === undefined}
              onPress={() => onPrevious?.()}
            />
            <Kbd>k</Kbd>
            <IconButton
              size="sm"
              label="Next person"
              icon={glyphs.ChevronDown}
              isDisabled={onNext === undefined}
              onPress={() => onNext?.()}
            />
            <Kbd>j</Kbd>
          </span>
        </>
      }
      barActions={
        candidate.state === 'ready' && (
          <ToggleButton
            label={`Bookmark ${name}`}
            icon={glyphs.Bookmark}
            isSelected={isBookmarked}
            onChange={onBookmark}
          >
            <span className={styles['desk']}>
              {isBookmarked ? 'Bookmarked' : 'Bookmark'} <Kbd>b</Kbd>
            </span>
          </ToggleButton>
        )
      }
    >
      <Body {...props} />
    </Drawer>
  )
}

const Body = (props: CandidateDrawerProps) => {
  const { candidate, lens, isTopMatch, isLoadingDetails, renderPanel, isMessageOpen, onMessageOpenChange, onClosed } =
    props
  const closed = useEffectEvent(() => onClosed?.())
  useEffect(() => () => closed(), [])
  if (candidate.state === 'loading') return <ProfileSkeleton />
  if (candidate.state === 'failed') {
    return (
      <EmptyState
        drawing="lamp"
        title="This profile did not come"
        actions={<Button onPress={candidate.retry}>Retry</Button>}
      >
        {candidate.problem}
      </EmptyState>
    )
  }
  const person = candidate.value
  return (
    <div className={styles['columns']}>
      <section className={styles['profile']} {...byKeyboard} aria-label="Profile" key={person.uuid}>
        <CandidateProfile candidate={person} lens={lens} isTopMatch={isTopMatch} isLoadingDetails={isLoadingDetails} />
      </section>
      <aside className={styles['message']} data-open={isMessageOpen || undefined} aria-label="Writing">
        {renderPanel(
          <IconButton
            className={styles['close']}
            label="Close the message"
            icon={glyphs.X}
            onPress={() => onMessageOpenChange(false)}
          />,
        )}
      </aside>
      <div className={styles['bar']}>
        <IconButton
          label="Previous"
          icon={glyphs.ArrowLeft}
          isDisabled={props.onPrevious === undefined}
          onPress={() => props.onPrevious?.()}
        />
        <IconButton
          label="Next"
          icon={glyphs.ArrowRight}
          isDisabled={props.onNext === undefined}
          onPress={() => props.onNext?.()}
        />
        <Button look="primary" className={styles['write']} onPress={() => onMessageOpenChange(true)}>
          {barWords[person.messageStatus ?? 'none']}
        </Button>
      </div>
    </div>
  )
}

/** A part that scrolls has to be reached by keyboard, for it may hold nothing else that can be. */
const byKeyboard = { tabIndex: 0 } as const

const barWords = { none: 'Send an opportunity', pending: 'See the request', active: 'See the conversation' } as const
