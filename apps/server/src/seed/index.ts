export { buyDemoPlan } from './buy-demo-plan.ts'
export { giveDemoCvs } from './give-demo-cvs.ts'
export { drawnPicture } from './drawn-picture.ts'
export { seedDemo, type SeedOptions } from './seed-demo.ts'
