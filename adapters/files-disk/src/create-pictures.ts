import type { Pictures } from '@guildhall/domain/files'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Squares that the product shows, in pixels: the open person, a row at twice its size, a small face at twice its size. */
const sizes = [512, 176, 56] as const
const [largest] = sizes
const smallestSide = 200
/** A picture that unpacks to more than this is an attack on memory, not a picture: the largest cameras of phones stay below. */
const largestPixels = 50_000_000
const patienceSeconds = 15
const quality = 82
const readable = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

/**
 * Reads what a picture really is, whatever its name says, turns it as its camera meant, crops it to a square and writes it anew as
 * WebP without any metadata; of what moves, the first image. It is unpacked once: the smaller squares are made of the largest.
 * Null where the bytes are no picture of at least 200 px a side. Rule: FILE-5.
 */
export function createPictures(): Pictures {
  return {
    async render(bytes) {
      const type = await fileTypeFromBuffer(bytes)
      if (type === undefined || !readable.has(type.mime)) return null
      try {
        const picture = sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' }).rotate()
        const { width, height } = await picture.metadata()
        if (Math.min(width, height) < smallestSide) return null
        const { data, info } = await picture
          .resize(largest, largest, { fit: 'cover', position: 'attention' })
          .toColourspace('srgb')
          .timeout({ seconds: patienceSeconds })
          .raw()
          .toBuffer({ resolveWithObject: true })
        const raw = { width: info.width, height: info.height, channels: info.channels }
        return await Promise.all(
          sizes.map(async (size) => ({
            size,
            bytes: await sharp(data, { raw }).resize(size, size).webp({ quality }).toBuffer(),
          })),
        )
      } catch {
        return null
      }
    },
  }
}
