import { describe, expect, it } from 'vitest'
import { refusalOf, sizeText } from './accept.ts'

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })

describe('refusalOf', () => {
  it('lets a file in by MIME type, by a family of types, or by extension in any case', () => {
    expect(refusalOf(file('a.pdf', 'application/pdf'), { accept: ['application/pdf'] })).toBeUndefined()
    expect(refusalOf(file('a.png', 'image/png'), { accept: ['image/*'] })).toBeUndefined()
    expect(refusalOf(file('A.DOCX', ''), { accept: ['.docx'] })).toBeUndefined()
  })
  it('refuses another type', () => {
    expect(refusalOf(file('a.exe', 'application/x-msdownload'), { accept: ['application/pdf', '.docx'] })).toBe('type')
  })
  it('refuses more than the maximum and lets exactly the maximum in', () => {
    expect(refusalOf(file('a.pdf', 'application/pdf', 11), { accept: [], maximumSize: 10 })).toBe('size')
    expect(refusalOf(file('a.pdf', 'application/pdf', 10), { accept: [], maximumSize: 10 })).toBeUndefined()
  })
})

describe('sizeText', () => {
  it('speaks in kB under a megabyte and in MB from there', () => {
    expect([sizeText(10), sizeText(482_300), sizeText(3_140_000)]).toEqual(['1 kB', '482 kB', '3.1 MB'])
  })
})
