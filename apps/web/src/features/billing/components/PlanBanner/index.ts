export { PlanBanner, type PlanBannerProps } from './PlanBanner.tsx'
