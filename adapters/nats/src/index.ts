export { createNatsEventBus, type NatsEventBusOptions } from './create-nats-event-bus.ts'
