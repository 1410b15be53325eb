import type { PictureKind, Pictures } from '@guildhall/domain/files'
import { createTurns } from '@guildhall/domain/shared'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { isAffordable, LARGEST_PIXELS } from './picture-header.ts'

/** Sizes of squares in pixels: details, list rows at double density, small avatars at double density. */
const sizes = [512, 176, 56] as const
const [largest] = sizes
const smallestSide = 200
/** Of a picture that is kept whole. */
const longestSide = 3_000
const patienceSeconds = 15
const quality = 82
/** A picture takes well under a second. */
const waitingMax = 20
const readable = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

const wholeKinds: Readonly<Record<string, PictureKind>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' }).rotate()

/**
 * Detects a picture's type from its contents, applies the camera's orientation, and re-encodes it: whole, or cropped to squares as
 * WebP without metadata; of animations the first frame. It is decoded once: smaller squares are made from the largest.
 * Squares need at least 200 px a side. One picture is decoded at a time, and none whose header asks for too much memory; throws
 * `DependencyUnavailable` if too many wait. Rules: FILE-5, FILE-17, FILE-20, FILE-21.
 */
export function createPictures(): Pictures {
  const turns = createTurns({ dependency: 'pictures', atOnce: 1, waitingMax })
  const pictures = createUnlimitedPictures()
  return {
    reencode: (bytes) => turns.run(() => pictures.reencode(bytes)),
    render: (bytes) => turns.run(() => pictures.render(bytes)),
  }
}

function createUnlimitedPictures(): Pictures {
  return {
    async reencode(bytes) {
      const type = await fileTypeFromBuffer(bytes)
      const kind = wholeKinds[type?.mime ?? '']
      if (kind === undefined) return null
      try {
        const opened = open(bytes)
        if (!isAffordable(await opened.metadata())) return null
        const picture = opened
          .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .timeout({ seconds: patienceSeconds })
        return { kind, bytes: await (kind === 'png' ? picture.png() : picture.jpeg({ quality })).toBuffer() }
      } catch {
        return null
      }
    },
    async render(bytes) {
      const type = await fileTypeFromBuffer(bytes)
      if (type === undefined || !readable.has(type.mime)) return null
      try {
        const picture = open(bytes)
        const header = await picture.metadata()
        if (!isAffordable(header) || Math.min(header.width, header.height) < smallestSide) return null
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
