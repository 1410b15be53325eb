export * from './ContractorDashboard.tsx'
export { type DashboardProfile, type ProfileCardProps } from './ProfileCard.tsx'
