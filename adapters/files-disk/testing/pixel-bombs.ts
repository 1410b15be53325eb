import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const SMALL_SIDE = 16
const drawn = () => sharp({ create: { width: SMALL_SIDE, height: SMALL_SIDE, channels: 3, background: '#c4cfc6' } })

const pngOf = async (side: number, deep: boolean): Promise<Buffer> => {
  const picture = deep ? drawn().toColourspace('rgb16').png({ progressive: true }) : drawn().png()
  const bytes = await picture.toBuffer()
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

const IMAGE_DESCRIPTOR = 0x2c
const gifOf = async (side: number): Promise<Buffer> => {
  const bytes = await drawn().gif().toBuffer()
  const image = bytes.indexOf(Buffer.from([IMAGE_DESCRIPTOR, 0, 0, 0, 0, SMALL_SIDE, 0, SMALL_SIDE, 0]))
  for (const at of [6, 8, image + 5, image + 7]) bytes.writeUInt16LE(side, at)
  return bytes
}

const avifOf = async (side: number): Promise<Buffer> => {
  const bytes = await drawn().avif({ effort: 0 }).toBuffer()
  const extent = bytes.indexOf('ispe') + 8
  for (const at of [extent, extent + 4]) bytes.writeUInt32BE(side, at)
  return bytes
}

const FRAME_HEADERS = { baseline: 0xc0, progressive: 0xc2 }
const jpegOf = async (side: number, kind: keyof typeof FRAME_HEADERS): Promise<Buffer> => {
  const bytes = await drawn()
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, FRAME_HEADERS[kind]]))
  for (const at of [frame + 5, frame + 7]) bytes.writeUInt16BE(side, at)
  return bytes
}

/** Pictures of some hundred bytes whose headers say that they have this many pixels a side. */
export const pixelBombs = {
  png: (side: number) => pngOf(side, false),
  'png of 16 bits, interlaced': (side: number) => pngOf(side, true),
  gif: gifOf,
  avif: avifOf,
  jpeg: (side: number) => jpegOf(side, 'baseline'),
  'jpeg, progressive': (side: number) => jpegOf(side, 'progressive'),
} as const
