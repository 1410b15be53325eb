export { MessagePanel } from './MessagePanel.tsx'
export { offerTerms } from './offer-terms.ts'
export type { MessagePanelProps, PanelConversation, PanelViewer } from './panel-props.ts'
