import PDFDocument from 'pdfkit'

const collected = async (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.on('data', (part: Uint8Array) => parts.push(part))
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

/** Pages with shapes and without text, like those of a scanner. */
export const scannedPdf = (): Promise<Uint8Array> => {
  const doc = new PDFDocument()
  doc.rect(60, 60, 400, 300).fill('#777777')
  return collected(doc)
}

/** This many pages with one word each. */
export const longPdf = (pages: number): Promise<Uint8Array> => {
  const doc = new PDFDocument({ autoFirstPage: false })
  for (let page = 0; page < pages; page += 1) doc.addPage().text(`Page ${page} of a long book`)
  return collected(doc)
}

/** A CV as a list of lines. */
export const typedCv = [
  'Lerato Khumalo',
  'Product designer',
  'lerato@khumalo.example | +27 82 555 0101 | www.khumalo.example',
  'PROFILE',
  'I draw things that people can use.',
  'WORK EXPERIENCE',
  'Senior designer at Umoya Energy',
  'March 2020 - Present',
  '• Drew the meters.',
  '• Drew the bills.',
  'Designer at Kestrel Freight',
  '06/2016 – 02/2020',
  'Drew the ships.',
  'EDUCATION',
  'BA Fine Art, University of Cape Town',
  '2012 - 2015',
  'SKILLS',
  'Figma, Sketching, CSS',
  'LANGUAGES',
  'English (fluent), isiXhosa (native)',
] as const

/** The same as a PDF. */
export const typedCvPdf = (lines: readonly string[] = typedCv): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: 'A4', margin: 60 })
  for (const line of lines) doc.fontSize(11).text(line)
  return collected(doc)
}

/** A profile in the layout from before 2018. */
export const oldLinkedInPdf = (): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: [612, 792], margin: 0, info: { Producer: 'Apache FOP Version 1.1' } })
  const put = (text: string, x: number, y: number, size: number, font = 'Times-Roman'): void => {
    doc
      .font(font)
      .fontSize(size)
      .text(text, x, 792 - y, { lineBreak: false, baseline: 'alphabetic' })
  }
  put('Pieter Botha', 36, 740, 20, 'Times-Bold')
  put('Engineer of bridges', 36, 720, 13)
  put('pieter@botha.example', 36, 704, 13)
  put('Summary', 36, 670, 16, 'Times-Bold')
  put('Spans and arches.', 36, 650, 12)
  put('Experience', 36, 620, 16, 'Times-Bold')
  put('Chief engineer at Large Bridges', 36, 600, 12, 'Times-Bold')
  put('February 2016 - Present (1 year 4 months)', 36, 586, 10)
  put('Built the long one.', 46.8, 570, 12)
  put('Engineer at Umoya', 36, 540, 12, 'Times-Bold')
  put('March 2010 - January 2016 (5 years 11 months)', 36, 526, 10)
  put('Education', 36, 490, 16, 'Times-Bold')
  put('Stellenbosch University', 36, 470, 12, 'Times-Bold')
  put('BEng, Civil Engineering, 2006 - 2009', 36, 456, 10)
  put('1', 549, 20, 10)
  doc.addPage()
  put('Pieter Botha', 36, 740, 20, 'Times-Bold')
  put('Engineer of bridges', 36, 720, 13)
  put('Contact Pieter on LinkedIn', 36, 690, 12)
  put('2', 549, 20, 10)
  return collected(doc)
}
