import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPictures } from './create-pictures.ts'

const pictures = createPictures()
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4cfc6' } })

describe('a picture', () => {
  // FILE-5
  it('is re-encoded as three squares', async () => {
    const rendered = await pictures.render(await drawn(400, 300).png().toBuffer())
    expect(rendered?.map(({ size }) => size)).toEqual([512, 176, 56])
    for (const { size, bytes } of rendered ?? []) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
    }
  })

  // FILE-5
  it('loses its metadata', async () => {
    const tagged = await drawn(400, 400)
      .withExif({ IFD0: { Copyright: 'Somewhere private' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(tagged).metadata()).exif).toBeDefined()
    const rendered = await pictures.render(tagged)
    expect((await sharp(rendered?.[0]?.bytes).metadata()).exif).toBeUndefined()
  })

  // FILE-5
  it('under 200 px a side is refused', async () => {
    expect(await pictures.render(await drawn(400, 199).png().toBuffer())).toBeNull()
    expect(await pictures.render(await drawn(200, 200).png().toBuffer())).not.toBeNull()
  })

  it('is detected by its content, not by its name', async () => {
    expect(
      await pictures.render(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')),
    ).toBeNull()
    expect(await pictures.render(Buffer.from('%PDF-1.7 not a picture'))).toBeNull()
    expect(await pictures.render(new Uint8Array())).toBeNull()
  })

  it('that is broken is refused', async () => {
    const whole = await drawn(400, 400).jpeg().toBuffer()
    expect(await pictures.render(whole.subarray(0, whole.length / 2))).toBeNull()
  })
})

describe('a picture of a message', () => {
  // FILE-17
  it.each(['png', 'jpg'] as const)('stays whole and a %s, upright and without metadata', async (kind) => {
    const tagged = drawn(400, 100).withExif({ IFD0: { Copyright: 'Somewhere private', Orientation: '6' } })
    const bytes = await (kind === 'png' ? tagged.png() : tagged.jpeg()).toBuffer()
    const whole = await pictures.reencode(bytes)
    expect(whole?.kind).toBe(kind)
    const { exif, format, height, width } = await sharp(whole?.bytes).metadata()
    expect({ exif, format, sides: [width, height].toSorted((a, b) => a - b) }).toEqual({
      exif: undefined,
      format: kind === 'jpg' ? 'jpeg' : 'png',
      sides: [100, 400],
    })
  })

  // FILE-17
  it('is made smaller if it is over 3,000 px a side', async () => {
    const whole = await pictures.reencode(await drawn(6_000, 300).png().toBuffer())
    expect(await sharp(whole?.bytes).metadata()).toMatchObject({ width: 3_000, height: 150 })
  })

  // FILE-17
  it('of another kind, or that is broken, is refused', async () => {
    expect(await pictures.reencode(await drawn(400, 400).webp().toBuffer())).toBeNull()
    expect(await pictures.reencode(Buffer.from('%PDF-1.7 not a picture'))).toBeNull()
    const jpeg = await drawn(400, 400).jpeg().toBuffer()
    expect(await pictures.reencode(jpeg.subarray(0, jpeg.length / 2))).toBeNull()
  })
})
