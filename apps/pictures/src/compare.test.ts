import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compare, digest } from './compare.ts'

const [width, height] = [40, 30]

/** A grey picture; `paint` changes the colour of some rows. */
const picture = (paint: (row: number) => number = () => 200, rows = height): Promise<Buffer> => {
  const data = Buffer.alloc(width * rows * 3)
  for (let row = 0; row < rows; row += 1) data.fill(paint(row), row * width * 3, (row + 1) * width * 3)
  return sharp(data, { raw: { width, height: rows, channels: 3 } })
    .png()
    .toBuffer()
}

// UI-54
describe('compare', () => {
  it('finds no difference between equal pixels, whatever their compression', async () => {
    const one = await picture()
    const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer()
    expect(one.equals(other)).toBe(false)
    expect(await compare(one, other)).toBeNull()
    expect(await digest(one)).toBe(await digest(other))
  })

  it('finds a single row that is lighter by the least possible, and where it is', async () => {
    const changed = await picture((row) => (row === 17 ? 201 : 200))
    expect(await compare(await picture(), changed)).toMatchObject({
      pixels: width,
      area: { left: 0, top: 17, width, height: 1 },
    })
    expect(await digest(changed)).not.toBe(await digest(await picture()))
  })

  it('counts what one picture is larger as different', async () => {
    const taller = await picture(undefined, height + 2)
    const difference = await compare(await picture(), taller)
    expect(difference).toMatchObject({ pixels: width * 2, area: { left: 0, top: height, width, height: 2 } })
    expect(await sharp(difference?.png).metadata()).toMatchObject({ width, height: height + 2 })
  })
})
