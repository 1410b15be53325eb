import type { ConversationEntry } from '@guildhall/domain/conversations'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import type { ConversationReader } from '../../reader.ts'
import { useHasOpened } from '../../../../shared/hooks/use-has-opened.ts'
import { getBrief, OfferCard, OfferState } from '../OfferCard/index.ts'
import { AnswerButtons, type AnswerKind } from './AnswerButtons.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { LowOfferNote } from './LowOfferNote.tsx'
import type { SendAnswer } from './request-answer.ts'
import styles from './AnswerRequest.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const AnswerForms = lazy(async () => ({ default: (await import('./AnswerForms.tsx')).AnswerForms }))

export interface AnswerRequestProps {
  readonly entry: ConversationEntry
  readonly reader: ConversationReader
  /** The answers that the domain allows; without any, the request is read-only. */
  readonly canAccept: boolean
  readonly canDecline: boolean
  readonly onAnswer: SendAnswer
  readonly now: Date
  /** The message that came with the request. */
  readonly message?: ReactNode
  /** Reports the company from its card, in any status of the request. */
  readonly onReportCompany?: (() => void) | undefined
  readonly onBlock?: (() => void) | undefined
}

/** A contact request as the contractor sees it, with the company and the three answers. Rules: CONV-57, UI-33. */
export const AnswerRequest = (props: AnswerRequestProps) => {
  const { entry, reader, canAccept, canDecline, onAnswer, now, message, onReportCompany, onBlock } = props
  const [kind, setKind] = useState<AnswerKind | null>(null)
  const hasOpened = useHasOpened(kind !== null)
  const { company, conversation } = entry
  const form = { companyName: company.name, onClose: () => setKind(null), onAnswer }
  const buttons = canAccept ? <AnswerButtons onChoose={setKind} isLate={!canDecline} /> : null
  return (
    <Stack className={styles['request']}>
      <OfferCard
        title={t('Request from {name}', { name: company.name })}
        offer={conversation.offer}
        brief={getBrief(conversation)}
        reader={reader}
        state={<OfferState entry={entry} side={reader.side} now={now} />}
      >
        {canAccept && <LowOfferNote offer={conversation.offer} reader={reader} />}
        {buttons !== null && <div className={styles['desk']}>{buttons}</div>}
      </OfferCard>
      {message}
      <CompanyCard entry={entry} onReport={onReportCompany} onBlock={onBlock} />
      <Text variant="caption" tone="muted">
        {t('{name} sees your e-mail and number only if you share them later.', { name: company.name })}
      </Text>
      {buttons !== null && <div className={styles['phone']}>{buttons}</div>}
      {hasOpened && (
        <Suspense>
          <AnswerForms {...form} kind={kind} offer={conversation.offer} />
        </Suspense>
      )}
    </Stack>
  )
}
