export * from './FilesToSend.tsx'
