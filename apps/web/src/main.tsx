import '@guildhall/ui-kit/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { watchForNewVersion } from './app/errors/new-version.ts'
import { reportContained, watchForErrors } from './app/errors/report-errors.ts'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.tsx'
import { allowEmptyMarkupOnly } from './app/trusted-types.ts'
import { saveAttribution } from './shared/storage/attribution.ts'

allowEmptyMarkupOnly()
watchForErrors()
watchForNewVersion()
saveAttribution(window.location.search)
const queries = createQueryClient()

const render = (): void => {
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page has no place for the application')
  const router = createAppRouter(queries)
  const reactRoot = createRoot(place, { onCaughtError: reportContained })
  // As a transition, the first render is done in slices: a slow phone answers to a touch meanwhile.
  startTransition(() => {
    reactRoot.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}
// In a task of its own: evaluating the scripts is a long task already, and input waits for the end of a task.
setTimeout(render)

// npm run dev: a server on changed sources may answer otherwise. What is on the screen stays and is read again.
import.meta.hot?.on('guildhall:server-is-new', () => void queries.invalidateQueries())
