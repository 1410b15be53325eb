import { type VettingDecision, VETTING_MESSAGE_MAX_LENGTH, type VettingReason } from '@guildhall/domain/moderation'
import type { Ref } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { t } from '../../../../shared/i18n/index.ts'
import { vetterReasons } from '../../vetting-reasons.ts'
import styles from './Vetting.module.css'

export interface DecisionPanelProps {
  readonly reasons: readonly VettingReason[]
  readonly message: string
  /** Why a decision could not be sent. */
  readonly error: string | null
  readonly isPending: boolean
  /** False unless the operator holds the profile. */
  readonly isOpen: boolean
  readonly messageRef?: Ref<HTMLTextAreaElement>
  readonly onReasons: (reasons: readonly VettingReason[]) => void
  readonly onMessage: (message: string) => void
  readonly onDecide: (decision: VettingDecision) => void
  readonly onRelease: () => void
  readonly onHelp: () => void
}

/** Reasons, the message, and the three decisions. Rules: MOD-5, MOD-6, MOD-33. */
export const DecisionPanel = ({
  reasons,
  message,
  error,
  isPending,
  isOpen,
  messageRef,
  onReasons,
  onMessage,
  onDecide,
  onRelease,
  onHelp,
}: DecisionPanelProps) => {
  const isDisabled = !isOpen || isPending
  return (
    <aside className={styles['panel']} aria-label={t('Decision')}>
      <CheckboxGroup
        label={t('Reasons')}
        value={[...reasons]}
        onChange={(codes) => onReasons(vetterReasons.map(({ code }) => code).filter((code) => codes.includes(code)))}
        errorMessage={error ?? undefined}
      >
        {vetterReasons.map(({ code, label }, at) => (
          <div key={code} className={styles['reason']}>
            <Checkbox value={code}>{label}</Checkbox>
            <Kbd>{String(at + 1)}</Kbd>
          </div>
        ))}
      </CheckboxGroup>
      <TextArea
        ref={messageRef}
        label={t('Message to the contractor')}
        rows={4}
        maxLength={VETTING_MESSAGE_MAX_LENGTH}
        value={message}
        onChange={onMessage}
      />
      <div className={styles['decisions']}>
        <Button variant="primary" isDisabled={isDisabled} onPress={() => onDecide('approved')}>
          {t('Approve')} <Kbd>a</Kbd>
        </Button>
        <Button isDisabled={isDisabled} onPress={() => onDecide('changes_requested')}>
          {t('Ask for changes')} <Kbd>c</Kbd>
        </Button>
        <Button variant="quiet" isDisabled={isDisabled} onPress={() => onDecide('rejected')}>
          {t('Reject')} <Kbd>r</Kbd>
        </Button>
        <Button variant="quiet" isDisabled={!isOpen} onPress={onRelease}>
          {t('Give back')} <Kbd>g</Kbd>
        </Button>
      </div>
      <Text variant="caption" tone="muted">
        {t('Logged with your name. The contractor reads each reason beside its section.')}
      </Text>
      <Text as="div" variant="caption">
        <TextButton onPress={onHelp}>{t('All keys')}</TextButton> <Kbd>?</Kbd>
      </Text>
    </aside>
  )
}
