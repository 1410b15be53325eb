import {
  MODERATION_TEXT_MAX_LENGTH,
  OPERATOR_REASON_MAX_LENGTH,
  type ReportOutcome,
} from '@guildhall/domain/moderation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Form } from '@guildhall/ui-kit/Form'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import type { FormCall } from '../../../../shared/api/use-call.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { TypedReportDecision } from '../../api/use-reports.ts'
import { useKeys } from '../../use-keys.ts'

const outcomeOptions: readonly {
  readonly id: ReportOutcome
  readonly label: string
  readonly key: string
  readonly description: string
}[] = [
  { id: 'dismissed', label: t('Dismiss'), key: 'd', description: t('Nothing is wrong, or nothing can be done.') },
  { id: 'warned', label: t('Warn'), key: 'w', description: t('They read your words in their messages.') },
  {
    id: 'suspended',
    label: t('Suspend'),
    key: 's',
    description: t('They are signed out at once and cannot sign in. You can lift it again.'),
  },
]

export interface DecisionFormProps {
  /** Null if nobody can be warned or suspended. */
  readonly accusedName: string | null
  readonly hasReporter: boolean
  /** False unless the operator holds the report. */
  readonly isOpen: boolean
  /** What was chosen in the queue, by a key; null for nothing. */
  readonly chosen: ReportOutcome | null
  readonly decision: FormCall<TypedReportDecision>
}

/**
 * How an operator ends a report, and their words for both sides. A key chooses an outcome and goes to the first text that it needs; once more it
 * sends the decision. Rules: MOD-46, MOD-92.
 */
export const DecisionForm = ({ accusedName, chosen, decision, hasReporter, isOpen }: DecisionFormProps) => {
  const [typed, setTyped] = useState<TypedReportDecision>({
    outcome: chosen ?? 'dismissed',
    reason: '',
    warning: '',
    answer: '',
  })
  /** How often a key has asked for the next empty text. */
  const [asked, setAsked] = useState(chosen === null ? 0 : 1)
  const texts = useRef<HTMLDivElement>(null)
  const { answer, outcome, reason, warning } = typed
  const remaining = useRemainingErrors(decision.errors, { answer, reason, warning })
  const options = accusedName === null ? outcomeOptions.filter(({ id }) => id === 'dismissed') : outcomeOptions
  const isMissing = reason.trim() === '' || (outcome === 'warned' && warning.trim() === '')
  const canSend = isOpen && !decision.isPending
  const choose = (id: ReportOutcome): void => {
    if (outcome === id && !isMissing) {
      if (canSend) decision.send(typed)
      return
    }
    setTyped({ ...typed, outcome: id })
    setAsked(asked + 1)
  }
  useKeys(Object.fromEntries(options.map(({ id, key }) => [key, () => choose(id)])))
  useEffect(() => {
    if (asked === 0) return
    const fields = [...(texts.current?.querySelectorAll('textarea') ?? [])]
    fields.find(({ name, value }) => name !== 'answer' && value.trim() === '')?.focus()
  }, [asked])
  return (
    <Form errors={decision.errors} onSubmit={() => decision.send(typed)}>
      <Stack ref={texts} gap={4}>
        {decision.refusal !== null && <Banner tone="danger">{decision.refusal}</Banner>}
        <RadioGroup<ReportOutcome>
          label={t('What happens')}
          options={options.map(({ key, label, ...option }) => ({
            ...option,
            label: (
              <span>
                {label} <Kbd>{key}</Kbd>
              </span>
            ),
          }))}
          value={outcome}
          onChange={(id) => setTyped({ ...typed, outcome: id })}
        />
        {outcome === 'warned' && (
          <TextArea
            label={t('Warning')}
            name="warning"
            isRequired
            rows={3}
            maxLength={MODERATION_TEXT_MAX_LENGTH}
            showCharacterCount
            value={warning}
            onChange={(text) => setTyped({ ...typed, warning: text })}
            errorMessage={getErrorMessage(remaining, 'warning')}
          />
        )}
        <TextArea
          label={t('Reason')}
          name="reason"
          isRequired
          rows={2}
          maxLength={OPERATOR_REASON_MAX_LENGTH}
          showCharacterCount
          description={t('Only operators see it. It stays in the log: no names, addresses or numbers of people.')}
          value={reason}
          onChange={(text) => setTyped({ ...typed, reason: text })}
          errorMessage={getErrorMessage(remaining, 'reason')}
        />
        {hasReporter && (
          <TextArea
            label={t('Answer to the reporter')}
            name="answer"
            rows={3}
            maxLength={MODERATION_TEXT_MAX_LENGTH}
            showCharacterCount
            description={t('Optional. It comes with their messages; say nothing of what happened to others.')}
            value={answer}
            onChange={(text) => setTyped({ ...typed, answer: text })}
            errorMessage={getErrorMessage(remaining, 'answer')}
          />
        )}
        <Cluster>
          <Button
            type="submit"
            variant={outcome === 'suspended' ? 'danger' : 'primary'}
            isPending={decision.isPending}
            isDisabled={!isOpen}
          >
            {options.find(({ id }) => id === outcome)?.label ?? t('Dismiss')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
