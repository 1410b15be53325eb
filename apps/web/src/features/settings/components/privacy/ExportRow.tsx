import type { Received, Routes } from '@guildhall/rest-contract/client'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { SettingRow } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The status of a user's data export. */
export type ExportView = Received<Routes['readExport']>

export interface ExportRowProps {
  readonly copy: Loadable<ExportView>
  readonly onRequest: () => void
  /** The copy is there, but its link needs proof of identity first. */
  readonly onProve: () => void
  readonly isRequesting?: boolean
}

const formatStatus = (copy: Loadable<ExportView>): string => {
  if (copy.state === 'failed')
    return t('We could not ask whether a copy is there. {message}', { message: copy.message })
  if (copy.state === 'ready' && copy.value.state === 'running')
    return t('Your copy is being made. A mail tells you when it is there; you can go on meanwhile.')
  if (copy.state === 'ready' && copy.value.state === 'ready' && copy.value.expiresAt !== null)
    return t('Your copy is there until {day}.', { day: formatDay(copy.value.expiresAt) })
  return t('Everything that you gave us, as files and a page to read')
}

const Control = ({ copy, onRequest, onProve, isRequesting = false }: ExportRowProps) => {
  if (copy.state === 'loading') return null
  if (copy.state === 'failed')
    return (
      <Button size="sm" onPress={copy.onRetry}>
        {t('Try again')}
      </Button>
    )
  const { state, url } = copy.value
  if (state === 'ready')
    return url === null ? (
      <Button size="sm" onPress={onProve} aria-label={t('Download my data')}>
        {t('Download')}
      </Button>
    ) : (
      <LinkButton size="sm" href={url} target="_blank" aria-label={t('Download my data')}>
        {t('Download')}
      </LinkButton>
    )
  return (
    <Button
      size="sm"
      onPress={onRequest}
      isPending={isRequesting || state === 'running'}
      pendingLabel={t('Your copy is being made')}
    >
      {t('Make my copy')}
    </Button>
  )
}

/** The export of the user's data: not requested, in preparation, or ready for download. Rules: PRIV-3, PRIV-4. */
export const ExportRow = (props: ExportRowProps) => (
  <SettingRow label={t('Download my data')} value={formatStatus(props.copy)} control={<Control {...props} />} />
)
