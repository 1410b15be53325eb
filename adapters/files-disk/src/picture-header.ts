import type { Metadata } from 'sharp'

/** Larger pictures are treated as decompression bombs; the usual phone cameras stay below. */
export const LARGEST_PIXELS = 40_000_000
/** What a decoder may hold of one picture. */
const DECODED_MAX_BYTES = 160 * 1024 * 1024

/** Measured memory of decoders that hold the whole picture, in bytes a pixel. Others decode a few rows at a time. */
const AVIF_BYTES = 18
const GIF_BYTES = 5
const CHANNELS = 4
const DEEP_BYTES = 2

const heldBytesPerPixel = ({ depth, format, isProgressive }: Metadata): number => {
  if (format === 'heif') return AVIF_BYTES
  if (format === 'gif') return GIF_BYTES
  if (format === 'jpeg' && !isProgressive) return 0
  if (format === 'png' && !isProgressive) return 0
  return CHANNELS * (depth === 'uchar' ? 1 : DEEP_BYTES)
}

/** Whether a picture may be decoded, by its header alone: how many pixels it has, and how much memory its decoder needs. Rule: FILE-20. */
export const isAffordable = (header: Metadata): boolean => {
  const pixels = header.width * header.height
  return pixels <= LARGEST_PIXELS && pixels * heldBytesPerPixel(header) <= DECODED_MAX_BYTES
}
