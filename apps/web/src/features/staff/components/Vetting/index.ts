export { DecisionPanel } from './DecisionPanel.tsx'
export { QueuePanel, type QueuePanelProps } from './QueuePanel.tsx'
export { Review } from './Review.tsx'
