import { randomBytes } from 'node:crypto'
import type { Clock, IdGenerator } from '@guildhall/domain/shared'

/** Makes UUIDs of version 7: the first 48 bits are the clock's milliseconds, so that ids sort by creation. RFC 9562 §5.7. Rule: BASE-1. */
export function createIdGenerator(clock: Clock): IdGenerator {
  return {
    uuid() {
      const bytes = randomBytes(16)
      bytes.writeUIntBE(clock.now().getTime(), 0, 6)
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
      const hex = bytes.toString('hex')
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
    },
  }
}
