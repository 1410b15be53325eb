import { lazy, Suspense, type ComponentProps } from 'react'
import type { DocsPage as Page } from './DocsPage.tsx'

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

/** The frame of pages of documentation, loaded only with the first of them: stories and their tests do not need it. */
export const DocsContainer = (props: ComponentProps<typeof Page>) => (
  <Suspense fallback={null}>
    <DocsPage {...props} />
  </Suspense>
)
