import { OPERATOR_REASON_MAX_LENGTH, VETTING_TRIAL_DAYS } from '@guildhall/domain/moderation'
import { APPROVAL_EXTRAS, type ApprovalRuleName, VETTED_SECTIONS } from '@guildhall/domain/profiles'
import { useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import { Form } from '@guildhall/ui-kit/Form'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import type { FormCall } from '../../../../shared/api/use-call.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { ApprovalRulesWire, TypedRules, VettingRules, VettingTrial } from '../../api/use-vetting-rules.ts'
import { extraLabels, sectionLabels } from '../../section-labels.ts'
import styles from './Rules.module.css'

export interface RulesFormProps {
  readonly view: VettingRules
  /** The rules as they are chosen. */
  readonly rules: ApprovalRulesWire
  /** What those would have approved. */
  readonly trial: Loadable<VettingTrial>
  readonly save: FormCall<TypedRules>
  readonly onRules: (rules: ApprovalRulesWire) => void
}

const trialText = ({ byRule, decisions }: VettingTrial, rule: ApprovalRuleName): string => {
  const { otherwise, taken } = byRule[rule]
  const tried = { taken, decisions, days: VETTING_TRIAL_DAYS }
  if (decisions === 0) return t('In the last {days} days nobody decided on a profile.', tried)
  const would = t('Would have made {taken} of the {decisions} decisions of the last {days} days.', tried)
  if (taken === 0) return would
  return otherwise === 0
    ? t('{would} Vetters approved all of those.', { would })
    : t('{would} In {otherwise} of those a vetter decided otherwise.', { would, otherwise })
}

/** What a rule has done, and what it would have done as it is chosen now. Rule: MOD-89. */
const RuleRecord = ({
  rule,
  trial,
  view,
}: Pick<RulesFormProps, 'trial' | 'view'> & { readonly rule: ApprovalRuleName }) => (
  <div role="status">
    <Text
      variant="caption"
      tone={trial.state === 'ready' && trial.value.byRule[rule].otherwise > 0 ? 'danger' : 'muted'}
    >
      {trial.state === 'ready' && trialText(trial.value, rule)}
      {trial.state === 'loading' && t('Testing it on recent decisions')}
      {trial.state === 'failed' && trial.message}
    </Text>
    <Text variant="caption" tone="muted">
      {t('Approved by this rule in the last {days} days: {count}', {
        days: VETTING_TRIAL_DAYS,
        count: view.approved[rule],
      })}
    </Text>
  </div>
)

/** Asks for the reason of a change, and saves it. Rule: MOD-38. */
const Saving = ({ onRules, rules, save, view }: Omit<RulesFormProps, 'trial'>) => {
  const [reason, setReason] = useState('')
  const remaining = useRemainingErrors(save.errors, { reason })
  return (
    <Form errors={save.errors} onSubmit={() => save.send({ rules, reason })}>
      <Stack gap={3}>
        {save.refusal !== null && <Banner tone="danger">{save.refusal}</Banner>}
        <TextArea
          label={t('Reason')}
          name="reason"
          isRequired
          rows={2}
          maxLength={OPERATOR_REASON_MAX_LENGTH}
          showCharacterCount
          description={t('Only operators see it. It stays in the log: no names, addresses or numbers of people.')}
          value={reason}
          onChange={setReason}
          errorMessage={getErrorMessage(remaining, 'reason')}
        />
        <Cluster>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {t('Save the rules')}
          </Button>
          <Button variant="quiet" onPress={() => onRules(view.rules)}>
            {t('Discard')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** The rules for what is approved without a vetter. Rules: MOD-87 to MOD-89. */
export const RulesForm = ({ trial, ...props }: RulesFormProps) => {
  const { onRules, rules, view } = props
  const { changes, newProfiles } = rules
  const isChanged = JSON.stringify(rules) !== JSON.stringify(view.rules)
  return (
    <Stack>
      {view.mode === 'auto' && (
        <Banner>
          {t(
            'VETTING is auto: complete profiles are searchable before a vetter reviews them. What a rule approves is not reviewed.',
          )}
        </Banner>
      )}
      <Card title={t('Changes of approved profiles')}>
        <Stack gap={3}>
          <CheckboxGroup
            label={t('Approved without review')}
            description={t(
              'Only if nothing else has changed. Otherwise a vetter reviews everything that has changed since the last approval.',
            )}
            value={[...changes]}
            onChange={(chosen) =>
              onRules({ ...rules, changes: VETTED_SECTIONS.filter((section) => chosen.includes(section)) })
            }
          >
            <div className={styles['options']}>
              {VETTED_SECTIONS.map((section) => (
                <Checkbox key={section} value={section}>
                  {sectionLabels[section]}
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
          <RuleRecord rule="changes" trial={trial} view={view} />
        </Stack>
      </Card>
      <Card title={t('New profiles')}>
        <Stack gap={3}>
          <Checkbox
            isSelected={newProfiles !== null}
            onChange={(isOn) => onRules({ ...rules, newProfiles: isOn ? [...APPROVAL_EXTRAS] : null })}
            description={t(
              'Everything that is required, an introduction of at least 120 characters and a job. A profile that was sent back or rejected always waits for a vetter.',
            )}
          >
            {t('Approve new profiles with nothing left to do')}
          </Checkbox>
          {newProfiles !== null && (
            <CheckboxGroup
              label={t('Only with all of these')}
              description={t('Mobile numbers are not verified by a text.')}
              value={[...newProfiles]}
              onChange={(chosen) =>
                onRules({ ...rules, newProfiles: APPROVAL_EXTRAS.filter((extra) => chosen.includes(extra)) })
              }
            >
              {APPROVAL_EXTRAS.map((extra) => (
                <Checkbox key={extra} value={extra}>
                  {extraLabels[extra]}
                </Checkbox>
              ))}
            </CheckboxGroup>
          )}
          <RuleRecord rule="newProfiles" trial={trial} view={view} />
        </Stack>
      </Card>
      {isChanged && (
        <Card title={t('Save')}>
          <Saving {...props} />
        </Card>
      )}
    </Stack>
  )
}
