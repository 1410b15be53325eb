/** Services of others that are used only with a visitor's consent, each where the operator has configured one. */
export const OPTIONAL_SERVICES = ['analytics', 'support-chat'] as const
export type OptionalService = (typeof OPTIONAL_SERVICES)[number]

/** Days for which a browser keeps the choices. Rule: PRIV-13. */
export const CONSENT_DAYS = 180

/** What a visitor has chosen, by service. A service without an entry was not chosen yet. */
export type ConsentChoices = { readonly [Service in OptionalService]?: boolean }

/** 'not-offered': no such service is configured; 'undecided': the visitor is asked. */
export type ConsentState = 'not-offered' | 'undecided' | 'granted' | 'declined'

const isOptionalService = (text: string | undefined): text is OptionalService =>
  OPTIONAL_SERVICES.some((service) => service === text)

/** The services as the cookie lists them: 'analytics~support-chat'. */
export const formatOptionalServices = (services: readonly OptionalService[]): string => services.join('~')

/** Reads a list of services; what is unknown is left out. */
export const parseOptionalServices = (text: string | null | undefined): readonly OptionalService[] =>
  (text ?? '').split('~').filter(isOptionalService)

/** The choices as the cookie has them: 'analytics.yes~support-chat.no'. No character of them needs an escape. */
export const formatConsent = (choices: ConsentChoices): string =>
  OPTIONAL_SERVICES.flatMap((service) => {
    const choice = choices[service]
    return choice === undefined ? [] : [`${service}.${choice ? 'yes' : 'no'}`]
  }).join('~')

/** Reads the choices of a cookie; what is not a choice is no consent. Rule: PRIV-13. */
export const parseConsent = (text: string | null | undefined): ConsentChoices =>
  Object.fromEntries(
    (text ?? '').split('~').flatMap((part) => {
      const [service, choice] = part.split('.')
      return isOptionalService(service) && (choice === 'yes' || choice === 'no') ? [[service, choice === 'yes']] : []
    }),
  )

export interface ConsentFacts {
  /** The services that are configured. */
  readonly offered: readonly OptionalService[]
  readonly choices: ConsentChoices
  /** The browser sends Do Not Track or Global Privacy Control. */
  readonly objects: boolean
}

/** Whether a service may be used. What the browser objects to is declined until the visitor chooses otherwise. Rules: PRIV-12, PRIV-14. */
export const consentTo = (service: OptionalService, { choices, objects, offered }: ConsentFacts): ConsentState => {
  if (!offered.includes(service)) return 'not-offered'
  const choice = choices[service] ?? (objects ? false : undefined)
  return choice === undefined ? 'undecided' : choice ? 'granted' : 'declined'
}

/** The services that the visitor is to be asked about; empty if all is chosen. Rule: PRIV-12. */
export const servicesToAskAbout = (facts: ConsentFacts): readonly OptionalService[] =>
  OPTIONAL_SERVICES.filter((service) => consentTo(service, facts) === 'undecided')
