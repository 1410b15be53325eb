export { PlanMeter, type PlanMeterProps } from './PlanMeter.tsx'
