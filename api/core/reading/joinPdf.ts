import { PDFDocument as Joined } from '@cantoo/pdf-lib';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { checkPdf } from './checkPdf.ts';

/** A PDF, JPEG or PNG that becomes pages of another PDF. */
export interface Part {
  content: Buffer;
  mediaType: string;
}

/** One PDF with the pages of all parts in their order, a picture as a page of its own, upright as its camera says. */
export async function joinPdf(parts: Part[]): Promise<Buffer> {
  const joinedPdf = await Joined.create();
  for (const { content, mediaType } of parts) {
    const pdf = mediaType === 'application/pdf' ? content : await pictureAsPdf(content);
    checkPdf(pdf);
    const source = await Joined.load(pdf, { password: '', updateMetadata: false });
    for (const page of await joinedPdf.copyPages(source, source.getPageIndices()))
      joinedPdf.addPage(page);
  }
  return Buffer.from(await joinedPdf.save());
}

/** A page as wide as a letter, or as high where the picture is upright. */
function pictureAsPdf(content: Buffer): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const { width, height } = sizeOf(pdf, content);
  const scale = Math.min(
    1,
    LETTER[0] / Math.min(width, height),
    LETTER[1] / Math.max(width, height),
  );
  const size: [number, number] = [width * scale, height * scale];
  pdf.addPage({ size, margin: 0 }).image(content, 0, 0, { width: size[0], height: size[1] }).end();
  return buffer(pdf);
}

/** The size in pixels as the picture is shown: a camera that was turned changes places of width and height. */
function sizeOf(pdf: PDFKit.PDFDocument, content: Buffer): { width: number; height: number } {
  const { width, height, orientation = 1 } = (pdf as unknown as Opener).openImage(content);
  return orientation > TURNED ? { width: height, height: width } : { width, height };
}

/** The function that the types of the library lack. */
interface Opener {
  openImage(content: Buffer): { width: number; height: number; orientation?: number };
}

/** From the next value of EXIF's orientation on a picture lies on its side. */
const TURNED = 4;

/** In points. */
const LETTER = [612, 792] as const;
