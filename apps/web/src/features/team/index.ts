export { useTeamQuery, useTeamView } from './api/use-team-query.ts'
export { SeatMeter, formatSeatUse } from './components/SeatMeter/index.ts'
export { roleLabels } from './role-labels.ts'
export { type MemberView, type TeamView, teamFromWire } from './team-view.ts'
