// The theme first: it declares the order of the style layers, and brings tokens, fonts and the reset.
import '@guildhall/ui-kit/theme.css'
import { KitProvider } from '@guildhall/ui-kit/KitProvider'
import { createRoot } from 'react-dom/client'
import { InvitePage } from './InvitePage.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the application')
createRoot(root).render(
  <KitProvider locale="en-GB" navigate={(href) => location.assign(href)}>
    <InvitePage />
  </KitProvider>,
)
