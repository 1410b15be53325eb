import { DEFAULT_APPROVAL_RULES } from '@guildhall/domain/profiles'
import { useState } from 'react'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import {
  type ApprovalRulesWire,
  useSaveVettingRules,
  useVettingRules,
  useVettingTrial,
} from '../api/use-vetting-rules.ts'
import { StaffVettingRulesPage } from './StaffVettingRulesPage.tsx'

const shipped: ApprovalRulesWire = { changes: [...DEFAULT_APPROVAL_RULES.changes], newProfiles: null }

/** What is approved without a vetter, tried while it is chosen. Rules: MOD-87 to MOD-89. */
export const StaffVettingRulesRoute = () => {
  usePageTitle(t('Vetting rules'))
  const view = useVettingRules()
  const [rules, setRules] = useState<ApprovalRulesWire | null>(null)
  const [saved, changedAt] = view.state === 'ready' ? [view.value.rules, view.value.changedAt] : [shipped, null]
  return (
    <StaffVettingRulesPage
      view={view}
      rules={rules}
      trial={useVettingTrial(rules ?? saved)}
      save={useSaveVettingRules(changedAt)}
      onRules={setRules}
    />
  )
}
