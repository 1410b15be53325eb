export { createInProcessEventBus, type EventHub, type InProcessEventBusOptions } from './create-in-process-event-bus.ts'
