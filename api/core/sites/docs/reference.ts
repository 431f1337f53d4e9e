import { inAll, type Locale } from '../../../shared/words.ts';
import { DOCS, type Content } from './frame.ts';
import { WORDS } from './words.ts';

/** The page with Swagger UI, which reads the contract in the browser. */
export const REFERENCE = inAll(reference);

function reference(locale: Locale): Content {
  return {
    title: WORDS[locale].reference,
    html: `<h1>${WORDS[locale].reference}</h1>\n<div id="docs"></div>\n<script src="${DOCS}/swagger-ui-bundle.js"></script>`,
    styles: [`${DOCS}/swagger-ui.css`],
    scripts: [`${DOCS}/start.js`],
  };
}
