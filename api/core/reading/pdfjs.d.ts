/** The part of pdfjs-dist that the product and its tests use. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  interface TextItem {
    str: string;
    /** Horizontal scale, skew, skew, vertical scale, left, bottom. */
    transform: number[];
    width: number;
    height: number;
  }

  interface Page {
    getTextContent(): Promise<{ items: (TextItem | { type: string })[] }>;
  }

  interface Pdf {
    numPages: number;
    getPage(number: number): Promise<Page>;
  }

  /** Opens a PDF; `verbosity` 0 prints only errors. */
  export function getDocument(source: {
    data: Uint8Array;
    verbosity: number;
    isEvalSupported?: boolean;
    disableFontFace?: boolean;
  }): {
    promise: Promise<Pdf>;
    destroy(): Promise<void>;
  };
}
