import { toasts } from '@guildhall/ui-kit/Toast'
import type { SendReport } from '../components/ReportDialog/index.ts'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Sends a report and shows thanks; a repeated report has the same response. Rule: MOD-3. */
export const sendReport: SendReport = async ({ type, uuid }, reason, note) => {
  const answer = await api.sendReport({ body: { subject_type: type, subject_uuid: uuid, reason, note } })
  if (!answer.ok) return Object.values(answer.errors).flat()[0] ?? answer.message
  toasts.show({ text: t('Thank you. We look at every report.'), tone: 'success' })
  return null
}
