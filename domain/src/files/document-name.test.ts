import { describe, expect, it } from 'vitest'
import { sanitizeFileName, FILE_NAME_MAX_LENGTH, fileKindFromName } from './document-name.ts'

describe('the name of a file', () => {
  // FILE-1, FILE-17
  it.each([
    ['cv.pdf', 'pdf'],
    ['CV.PDF', 'pdf'],
    ['my.cv.Docx', 'docx'],
    ['old.doc', 'doc'],
    ['cv.pdf\u200b', 'pdf'],
    ['plan.PNG', 'png'],
    ['site.jpeg', 'jpg'],
    ['site.jpg', 'jpg'],
    ['site.svg', null],
    ['cv.pdf.exe', null],
    ['cv', null],
    ['pdf', null],
    ['cv.docm', null],
    ['cv\u202efdp.exe', null],
  ])('%j says that it is %j', (name, kind) => {
    expect(fileKindFromName(name)).toBe(kind)
  })

  // FILE-3
  it.each([
    ['Thandeka Mkhize.pdf', 'Thandeka Mkhize.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\CV.PDF', 'CV.pdf'],
    ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['a\r\nSet-Cookie: b=1.pdf', 'aSet-Cookie_ b=1.pdf'],
    ['\u0000.pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['...  .pdf', 'document.pdf'],
    ['"quoted" <b>.pdf', '_quoted_ _b_.pdf'],
    ['Lebenslauf  Jörg Ünal.pdf', 'Lebenslauf Jörg Ünal.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(sanitizeFileName(sent, 'pdf')).toBe(kept)
  })

  it('of a picture gets the ending of its kind', () => {
    expect([sanitizeFileName('Quay.JPEG', 'jpg'), sanitizeFileName('.png', 'png')]).toEqual(['Quay.jpg', 'picture.png'])
  })

  it('is shortened without splitting characters', () => {
    const name = sanitizeFileName(`${'𝒳'.repeat(500)}.docx`, 'docx')
    expect(name).toBe(`${'𝒳'.repeat(FILE_NAME_MAX_LENGTH)}.docx`)
  })
})
