// For starting the product in a process of its own, without loading the product.
export { InvalidConfig } from './config/invalid-config.ts'
export { readConfig } from './config/read-config.ts'
export { AddressTaken, openPort } from './process/open-port.ts'
