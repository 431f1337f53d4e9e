/**
 * The text of an XML as its first bytes and its declaration say that it is written. One that says nothing, or that says
 * UTF-8 and is not, is read as UTF-8 where it is that, else as Windows-1252, as old programs write it.
 */
export function xmlText(content: Buffer): string {
  const encoding = encodingOf(content);
  try {
    return clean(new TextDecoder(encoding, { fatal: true }).decode(content));
  } catch {
    return clean(new TextDecoder('windows-1252').decode(content));
  }
}

/** Whether a text begins as an XML does, and not as a web page. */
export function isXml(text: string): boolean {
  return (
    /^<(\?xml\b|!--|[\p{L}_][\p{L}\p{N}._-]*(:[\p{L}\p{N}._-]+)?[\s/>])/u.test(text) &&
    !WEB.test(text)
  );
}

const WEB = /^(\s|<\?xml[^>]*>|<!--[^]*?-->)*<(!doctype\s+html|html)\b/i;

function encodingOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  const zeros = [content.indexOf(0), content.indexOf(0, 1)];
  if (zeros[0] === 0 && content[1] !== 0) return 'utf-16be';
  if (zeros[1] === 1) return 'utf-16le';
  const declared = DECLARED.exec(content.toString('latin1', 0, HEAD))?.[1]?.toLowerCase();
  return declared && !declared.startsWith('utf-16') && isKnown(declared) ? declared : 'utf-8';
}

const HEAD = 400;
const DECLARED = /<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i;

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== 'replacement';
  } catch {
    return false;
  }
}

/** Without marks and blank lines before its beginning, and without zeros after its end. */
function clean(text: string): string {
  return text.replace(/^[\uFEFF\s]+/, '').replace(/[\0\s]+$/, '');
}
