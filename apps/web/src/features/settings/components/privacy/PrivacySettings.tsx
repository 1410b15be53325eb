import { DELETION_UNDO_DAYS } from '@guildhall/domain/identity'
import { CONSENT_DAYS } from '@guildhall/domain/privacy'
import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Text } from '@guildhall/ui-kit/Text'
import { RetentionTable, type RetentionTableProps } from '../../../legal/index.ts'
import { legalParts } from '../../../../shared/components/LegalLinks/index.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'

export interface PrivacySettingsProps extends RetentionTableProps {
  readonly onDelete: () => void
  /** Rows of further actions, before the deletion. */
  readonly children?: ReactNode
  /** Rows of the optional services; null if none is configured. */
  readonly services?: ReactNode
}

/** The user's data: export, deletion, optional services, and how long data is retained. Rules: PRIV-3, PRIV-6, PRIV-11, PRIV-15. */
export const PrivacySettings = ({ retention, onDelete, children, services = null }: PrivacySettingsProps) => (
  <>
    <SettingPart title={t('Your data')}>
      <SettingRows>
        <PanelBoundary>{children}</PanelBoundary>
        <SettingRow
          label={t('Delete your account')}
          value={t('With your password; {days} days to change your mind', { days: DELETION_UNDO_DAYS })}
          control={
            <Button size="sm" onPress={onDelete}>
              {t('Delete account')}
            </Button>
          }
        />
      </SettingRows>
    </SettingPart>
    {services !== null && (
      <SettingPart title={t('Optional services')}>
        <SettingRows>{services}</SettingRows>
        <Text variant="caption" tone="muted">
          {t('This holds for this browser, for {days} days, also after you sign out.', { days: CONSENT_DAYS })}
        </Text>
      </SettingPart>
    )}
    <SettingPart title={t('What we keep, and how long')}>
      <PanelBoundary>
        <RetentionTable retention={retention} />
      </PanelBoundary>
      <Text variant="caption" tone="muted">
        <Trans
          message="More stands in the <privacy>privacy notice</privacy> and the <terms>terms of use</terms>."
          components={legalParts}
        />
      </Text>
    </SettingPart>
  </>
)
