import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'

export interface KitProviderProps {
  /** A BCP 47 tag: decides numbers, dates and text direction. */
  readonly locale: string
  /** Client-side navigation for links of the kit. */
  readonly navigate: (href: string) => void
  /** The application. */
  readonly children: ReactNode
}

/** Provides the locale and the application's router to the kit; once, at the root. */
export const KitProvider = ({ locale, navigate, children }: KitProviderProps) => (
  <I18nProvider locale={locale}>
    <RouterProvider navigate={navigate}>{children}</RouterProvider>
  </I18nProvider>
)
