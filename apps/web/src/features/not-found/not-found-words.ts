import { say } from '../../shared/i18n/index.ts'
export const notFoundTitle = say('There is no page here')
export const notFoundText = say('The address may be mistyped, or what stood here is gone.')
