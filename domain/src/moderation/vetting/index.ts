export * from './open-vetted-cv.ts'
export * from './vetting-queue.ts'
export * from './vetting-reviews.port.ts'
