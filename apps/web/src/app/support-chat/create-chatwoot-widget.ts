import type { SupportChatPerson, SupportChatSettings, SupportChatWidget } from '@guildhall/domain/moderation'
import { t } from '../../shared/i18n/index.ts'
import { forgetKeptPerson, keepPerson } from '../../shared/support-chat/kept-person.ts'
import type { Theme } from '../../shared/theme/theme.ts'

/** What Chatwoot's SDK offers, as far as it is used. */
interface Chatwoot {
  readonly hasLoaded: boolean
  setUser(identifier: string, user: { readonly email: string; readonly identifier_hash?: string }): void
  setCustomAttributes(attributes: Readonly<Record<string, string>>): void
  toggle(state: 'open' | 'close'): void
  reset(): void
}

interface ChatwootWindow {
  chatwootSettings?: Readonly<Record<string, string | boolean>>
  chatwootSDK?: { run(inbox: { readonly baseUrl: string; readonly websiteToken: string }): void }
  $chatwoot?: Chatwoot
}

export interface ChatwootWidgetOptions extends SupportChatSettings {
  readonly theme: Theme
}

const READY = 'chatwoot:ready'
const FRAME_ID = 'chatwoot_live_chat_widget'

const chatwootWindow = (): ChatwootWindow => window as ChatwootWindow
const readyChatwoot = (): Chatwoot | null => {
  const { $chatwoot } = chatwootWindow()
  return $chatwoot?.hasLoaded === true ? $chatwoot : null
}

/**
 * The chat by Chatwoot's web widget, whose script comes from the installation itself. Its own button is hidden: the Help form opens the
 * window. Rules: MOD-9, MOD-10, MOD-11.
 */
export function createChatwootWidget({ theme, url, websiteToken }: ChatwootWidgetOptions): SupportChatWidget {
  let script: HTMLScriptElement | null = null
  let known: string | null = null
  const run = (): void => chatwootWindow().chatwootSDK?.run({ baseUrl: url, websiteToken })
  const load = (): void => {
    chatwootWindow().chatwootSettings = {
      hideMessageBubble: true,
      locale: document.documentElement.lang || 'en',
      darkMode: theme === 'system' ? 'auto' : theme,
    }
    const loading = document.createElement('script')
    script = loading
    loading.addEventListener('load', () => {
      // It may have been ended meanwhile.
      if (script === loading) run()
    })
    loading.addEventListener('error', () => {
      loading.remove()
      if (script === loading) script = null
    })
    loading.src = `${url}/packs/js/sdk.js`
    document.head.append(loading)
  }
  const identify = (chatwoot: Chatwoot, { email, identifier, identifierHash, userType }: SupportChatPerson): void => {
    if (known === identifier) return
    chatwoot.setUser(identifier, { email, ...(identifierHash === null ? {} : { identifier_hash: identifierHash }) })
    chatwoot.setCustomAttributes({ user_type: userType })
    const frame = document.getElementById(FRAME_ID)
    if (frame !== null) frame.title = t('Support chat')
    known = identifier
  }
  return {
    connect: (person) => {
      const chatwoot = readyChatwoot()
      if (chatwoot !== null) {
        identify(chatwoot, person)
        return true
      }
      if (script === null) {
        keepPerson(person.identifier)
        load()
      }
      return false
    },
    whenReady: (listener) => {
      window.addEventListener(READY, listener)
      return () => window.removeEventListener(READY, listener)
    },
    open: () => {
      readyChatwoot()?.toggle('open')
      document.getElementById(FRAME_ID)?.focus()
    },
    end: () => {
      readyChatwoot()?.reset()
      for (const element of [
        document.getElementById(FRAME_ID),
        document.querySelector('.woot-widget-holder'),
        document.getElementById('cw-bubble-holder'),
        script,
      ])
        element?.remove()
      delete chatwootWindow().$chatwoot
      forgetKeptPerson()
      script = null
      known = null
    },
  }
}
