import type { OptionalService } from '@guildhall/domain/privacy'
import { t } from '../i18n/index.ts'

/** What a service is called, and what it learns of the visitor. */
export interface ServiceText {
  readonly name: string
  readonly what: string
}

const texts: Readonly<Record<OptionalService, () => ServiceText>> = {
  analytics: () => ({
    name: t('Usage statistics'),
    what: t('Which pages are opened, and that a sign-up or a message succeeded. No names, addresses or texts.'),
  }),
  'support-chat': () => ({
    name: t('Support chat'),
    what: t('A chat with us, in a window of another provider, who learns your e-mail address and kind of account.'),
  }),
}

export const textOfService = (service: OptionalService): ServiceText => texts[service]()
