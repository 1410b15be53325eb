import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly data: Buffer
}

/** The part of a picture in which something differs. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Difference {
  readonly pixels: number
  /** Both pictures in grey, with what differs in red. */
  readonly png: Buffer
  readonly area: Area
}

async function read(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The same picture on a larger canvas, which is transparent, so that it differs from every pixel of a picture of that size. */
function onCanvas(
  { width, height, data }: Pixels,
  canvas: { readonly width: number; readonly height: number },
): Buffer {
  if (width === canvas.width && height === canvas.height) return data
  const grown = Buffer.alloc(canvas.width * canvas.height * 4)
  for (let row = 0; row < height; row += 1)
    data.copy(grown, row * canvas.width * 4, row * width * 4, (row + 1) * width * 4)
  return grown
}

const isEqualAt = (one: Buffer, other: Buffer, pixel: number): boolean =>
  one.readUInt32LE(pixel * 4) === other.readUInt32LE(pixel * 4)

function areaOf(one: Buffer, other: Buffer, width: number, height: number): Area & { readonly pixels: number } {
  let [left, top, right, bottom, pixels] = [width, height, -1, -1, 0]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (isEqualAt(one, other, pixel)) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    pixels += 1
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, pixels }
}

/** Compares two pictures exactly: null if all pixels are equal. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [one, other] = await Promise.all([read(before), read(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [first, second] = [onCanvas(one, { width, height }), onCanvas(other, { width, height })]
  const { pixels, ...area } = areaOf(first, second, width, height)
  if (pixels === 0) return null
  const drawn = Buffer.alloc(width * height * 4)
  pixelmatch(first, second, drawn, width, height, { threshold: 0, includeAA: true, alpha: 0.15 })
  const png = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, png, area }
}

/** Identifies a picture by its pixels, whatever its compression. */
export async function digest(png: Buffer): Promise<string> {
  const { width, height, data } = await read(png)
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, 16)
}
