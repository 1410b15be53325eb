import { describe, expect, it } from 'vitest'
import { validateFile, formatFileSize } from './file-limits.ts'

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })

describe('validateFile', () => {
  it('accepts a MIME type, a wildcard type, and an extension in any case', () => {
    expect(validateFile(file('a.pdf', 'application/pdf'), { accept: ['application/pdf'] })).toBeUndefined()
    expect(validateFile(file('a.png', 'image/png'), { accept: ['image/*'] })).toBeUndefined()
    expect(validateFile(file('A.DOCX', ''), { accept: ['.docx'] })).toBeUndefined()
  })
  it('rejects another type', () => {
    expect(validateFile(file('a.exe', 'application/x-msdownload'), { accept: ['application/pdf', '.docx'] })).toBe(
      'type',
    )
  })
  it('rejects more than the maximum size and accepts exactly the maximum', () => {
    expect(validateFile(file('a.pdf', 'application/pdf', 11), { accept: [], maxSize: 10 })).toBe('size')
    expect(validateFile(file('a.pdf', 'application/pdf', 10), { accept: [], maxSize: 10 })).toBeUndefined()
  })
})

describe('formatFileSize', () => {
  it('formats sizes below a megabyte in kB and others in MB', () => {
    expect([formatFileSize(10), formatFileSize(482_300), formatFileSize(3_140_000)]).toEqual([
      '1 kB',
      '482 kB',
      '3.1 MB',
    ])
  })
})
