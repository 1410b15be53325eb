import type { Locator, Page } from '@playwright/test'
import { deflateSync } from 'node:zlib'
import type { ChosenFile } from './files.ts'

const SIDE = 256

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

function crcOf(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crcOf(body))
  return Buffer.concat([head, body, tail])
}

/** A square PNG with a gradient, large enough to be a profile's picture. */
export function drawnPicture(): ChosenFile {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: SIDE }, (__, x) => [x, y, 160]).flat()]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits a channel, three channels.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  return { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

/** Selects a picture in a file field and takes the part that the dialog proposes. */
export async function uploadPicture(page: Page, input: Locator): Promise<void> {
  await input.setInputFiles(drawnPicture())
  await page
    .getByRole('dialog', { name: 'Choose what is shown' })
    .getByRole('button', { name: 'Use this part' })
    .click()
}
