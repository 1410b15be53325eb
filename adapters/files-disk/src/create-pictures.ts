import type { Pictures } from '@guildhall/domain/profiles'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Squares that the product shows, in pixels: the open person, a row at twice its size, a small face at twice its size. */
const sizes = [512, 176, 56] as const
const smallestSide = 200
/** A picture that unpacks to more than this is an attack on memory, not a picture. */
const largestPixels = 50_000_000
const readable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

/**
 * Reads what a picture really is, whatever its name says, turns it as its camera meant, crops it to a square and writes it anew as
 * WebP without any metadata. Null where the bytes are no picture of at least 200 px a side. Source: D12.
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
        return await Promise.all(
          sizes.map(async (size) => ({
            size,
            bytes: await picture
              .clone()
              .resize(size, size, { fit: 'cover', position: 'attention' })
              .webp({ quality: 82 })
              .toBuffer(),
          })),
        )
      } catch {
        return null
      }
    },
  }
}
