import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { VettingRules } from '../api/use-vetting-rules.ts'
import { Overview } from '../components/People/index.ts'
import { RulesForm, type RulesFormProps } from '../components/Rules/index.ts'
import { StaffPage } from '../components/StaffFrame/index.ts'

export interface StaffVettingRulesPageProps extends Omit<RulesFormProps, 'rules' | 'view'> {
  readonly view: Loadable<VettingRules>
  /** The rules as they are chosen; null while they are as saved. */
  readonly rules: RulesFormProps['rules'] | null
}

/** What is approved without a vetter. Rules: MOD-87 to MOD-89. */
export const StaffVettingRulesPage = ({ rules, view, ...props }: StaffVettingRulesPageProps) => (
  <Overview loadable={view}>
    {(shown) => (
      <StaffPage title={t('Vetting rules')}>
        <Text tone="muted">
          {shown.changedAt === null
            ? t(
                'What is approved without a vetter, from the next change of a profile on. Nobody has changed these rules yet.',
              )
            : t('What is approved without a vetter, from the next change of a profile on. Changed {day}.', {
                day: formatDate(shown.changedAt),
              })}
        </Text>
        <RulesForm view={shown} rules={rules ?? shown.rules} {...props} />
      </StaffPage>
    )}
  </Overview>
)
