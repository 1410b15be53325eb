import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'

export interface KitProviderProps {
  /** BCP 47: rules numbers, dates, and the direction of reading. */
  readonly locale: string
  /** Follows a link of the kit without leaving the page. */
  readonly navigate: (href: string) => void
  readonly children: ReactNode
}

/** Gives the kit its language and the application's router; once, at the root. */
export const KitProvider = ({ locale, navigate, children }: KitProviderProps) => (
  <I18nProvider locale={locale}>
    <RouterProvider navigate={navigate}>{children}</RouterProvider>
  </I18nProvider>
)
