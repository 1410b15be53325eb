import { crc32, deflateSync } from 'node:zlib'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPictures } from './create-pictures.ts'
import { isAffordable } from './picture-header.ts'
import { pixelBombs } from '../testing/pixel-bombs.ts'

const pictures = createPictures()
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4cfc6' } })

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG of a few kilobytes that says it is as large as that. */
const bomb = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a malicious picture', () => {
  it.each([8_000, 40_000, 2_147_483_647])('that decodes to %i px a side is refused', async (side) => {
    expect(await pictures.render(bomb(side))).toBeNull()
  })

  // FILE-20
  it.each<readonly [keyof typeof pixelBombs, number, number]>([
    ['png', 6_300, 6_400],
    ['png of 16 bits, interlaced', 4_500, 4_700],
    ['gif', 5_700, 5_900],
    ['avif', 2_900, 3_100],
    ['jpeg', 6_300, 6_400],
    ['jpeg, progressive', 6_300, 6_400],
  ])('that needs too much memory to decode is refused from its header: %s', async (kind, small, large) => {
    expect(isAffordable(await sharp(await pixelBombs[kind](small)).metadata())).toBe(true)
    const bytes = await pixelBombs[kind](large)
    expect(isAffordable(await sharp(bytes).metadata())).toBe(false)
    expect(await pictures.render(bytes)).toBeNull()
    expect(await pictures.reencode(bytes)).toBeNull()
  })

  // FILE-21
  it('waits for its turn, and is refused behind too many', async () => {
    const bytes = await drawn(240, 240).png().toBuffer()
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => pictures.render(bytes)))
    const refused = all.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toEqual(Array.from({ length: 4 }, () => expect.any(DependencyUnavailable)))
    expect(await pictures.render(bytes)).toHaveLength(3)
  })

  it('loses trailing data', async () => {
    const script = '<script>alert(1)</script>'
    const both = Buffer.concat([await drawn(300, 300).png().toBuffer(), Buffer.from(script)])
    for (const { bytes } of (await pictures.render(both)) ?? []) {
      expect(Buffer.from(bytes).includes(script)).toBe(false)
      expect((await sharp(bytes).metadata()).format).toBe('webp')
    }
    expect(await pictures.render(both)).not.toBeNull()
  })

  it('loses all metadata, and is oriented correctly', async () => {
    const tagged = await drawn(400, 300)
      .withMetadata({ orientation: 6, density: 300 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Somewhere private</a></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    for (const { bytes } of (await pictures.render(tagged)) ?? []) {
      const { exif, icc, iptc, orientation, xmp } = await sharp(bytes).metadata()
      expect({ exif, icc, iptc, orientation, xmp }).toEqual({})
      expect(Buffer.from(bytes).includes('private')).toBe(false)
    }
    expect(await pictures.render(tagged)).toHaveLength(3)
  })

  it('that is animated is reduced to its first frame', async () => {
    const frames = [await drawn(240, 240).png().toBuffer(), await drawn(240, 240).negate().png().toBuffer()]
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
    for (const { bytes } of (await pictures.render(gif)) ?? []) {
      expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
    }
    expect(await pictures.render(gif)).toHaveLength(3)
  })

  it.each(['tiff', 'jp2', 'heif'] as const)('of a kind that no page shows is refused: %s', async (kind) => {
    const signature = {
      tiff: await drawn(300, 300).tiff().toBuffer(),
      jp2: Buffer.from('0000000c6a5020200d0a870a', 'hex'),
      heif: Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic')]),
    }
    expect(await pictures.render(signature[kind])).toBeNull()
  })

  it.each([
    [
      'a page drawn as a picture',
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/passwd"/></svg>',
    ],
    [
      'a page with entities',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    ],
    ['a program', 'MZ\u0090'],
    ['a GIF of its first word alone', 'GIF89a'],
  ])('is refused if it is %s', async (_words, text) => {
    expect(await pictures.render(Buffer.from(text, 'latin1'))).toBeNull()
  })

  it('is converted from unsupported colour spaces and depths', async () => {
    const grey = await drawn(240, 240).greyscale().png().toBuffer()
    const cmyk = await drawn(240, 240).toColourspace('cmyk').jpeg().toBuffer()
    const deep = await drawn(240, 240).toColourspace('rgb16').png().toBuffer()
    const clear = await sharp({ create: { width: 240, height: 240, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    for (const bytes of [grey, cmyk, deep, clear]) {
      const rendered = await pictures.render(bytes)
      expect(rendered?.map(({ size }) => size)).toEqual([512, 176, 56])
    }
  })
})
