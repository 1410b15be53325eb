import { t } from '../../shared/i18n/index.ts'
export const notFoundTitle = t('There is no page here')
export const notFoundText = t('The address may be mistyped, or what stood here is gone.')
