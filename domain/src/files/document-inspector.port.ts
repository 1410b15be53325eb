/** The kinds of document that are taken. Rule: FILE-1. */
export type DocumentKind = 'pdf' | 'doc' | 'docx'

/** Reads what a document really is, whatever its name and its sender say. Rule: FILE-1. */
export interface DocumentInspector {
  /**
   * Null where the bytes are none of these, or more than one thing at once: a PDF (from its first byte on), an OLE2 file that holds a
   * Word document, or a ZIP that holds `word/document.xml`, unpacks to a bearable size and carries no macros.
   */
  detectKind(bytes: Uint8Array): Promise<DocumentKind | null>
}
