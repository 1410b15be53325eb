// The page's policy allows style attributes alone, also inside the frame.
const BODY = 'font:14px/1.5 system-ui,sans-serif;margin:24px;color:#1f1d1a;background:#fff;overflow-wrap:anywhere'

/** A Word document as a page, black on white as it is printed. The reader of Word files comes with the first one. */
export async function docxHtml(blob: Blob): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await blob.arrayBuffer() })
  return `<!doctype html><meta charset="utf-8"><body style="${BODY}">${value}</body>`
}
