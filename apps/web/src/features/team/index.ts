export { useTeamQuery, useTeamView } from './api/use-team-query.ts'
export { SeatMeter, seatUseWords } from './components/SeatMeter/index.ts'
export { roleWords } from './role-words.ts'
export { type MemberView, type TeamView, teamViewOf } from './team-view.ts'
