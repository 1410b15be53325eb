/** A square part of a picture, in pixels of the picture after it has been turned. */
export interface SquareArea {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Clockwise turns of a picture, in degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** Longest side of a cropped picture, in pixels: twice the largest size that is shown. */
const MAX_PIXELS = 1024
const JPEG = 'image/jpeg'
const JPEG_QUALITY = 0.92

const nameOf = (name: string, isJpeg: boolean): string => `${name.replace(/\.\w+$/, '')}.${isJpeg ? 'jpg' : 'png'}`

/**
 * A square part of a picture as a file of its own, at most 1,024 px a side: a JPEG picture stays JPEG, every other kind becomes PNG, which keeps
 * what is transparent. Throws if the browser cannot read the picture.
 */
export async function cropPicture(file: File, area: SquareArea, turn: QuarterTurn): Promise<File> {
  const picture = await createImageBitmap(file)
  const side = Math.round(Math.min(area.side, MAX_PIXELS))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas')
  const isOnItsSide = turn % 180 === 90
  const [width, height] = isOnItsSide ? [picture.height, picture.width] : [picture.width, picture.height]
  context.imageSmoothingQuality = 'high'
  context.scale(side / area.side, side / area.side)
  context.translate(width / 2 - area.x, height / 2 - area.y)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  const type = file.type === JPEG ? JPEG : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY)
  })
  if (blob === null) throw new Error('The browser cannot encode the picture')
  return new File([blob], nameOf(file.name, type === JPEG), { type: blob.type })
}
