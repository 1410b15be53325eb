import { describe, expect, it } from 'vitest'
import { validateFile, formatFileSize } from './file-limits.ts'

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })

describe('refusalOf', () => {
  it('lets a file in by MIME type, by a family of types, or by extension in any case', () => {
    expect(validateFile(file('a.pdf', 'application/pdf'), { accept: ['application/pdf'] })).toBeUndefined()
    expect(validateFile(file('a.png', 'image/png'), { accept: ['image/*'] })).toBeUndefined()
    expect(validateFile(file('A.DOCX', ''), { accept: ['.docx'] })).toBeUndefined()
  })
  it('refuses another type', () => {
    expect(validateFile(file('a.exe', 'application/x-msdownload'), { accept: ['application/pdf', '.docx'] })).toBe(
      'type',
    )
  })
  it('refuses more than the maximum and lets exactly the maximum in', () => {
    expect(validateFile(file('a.pdf', 'application/pdf', 11), { accept: [], maxSize: 10 })).toBe('size')
    expect(validateFile(file('a.pdf', 'application/pdf', 10), { accept: [], maxSize: 10 })).toBeUndefined()
  })
})

describe('sizeText', () => {
  it('speaks in kB under a megabyte and in MB from there', () => {
    expect([formatFileSize(10), formatFileSize(482_300), formatFileSize(3_140_000)]).toEqual([
      '1 kB',
      '482 kB',
      '3.1 MB',
    ])
  })
})
