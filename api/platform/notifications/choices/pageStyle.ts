import { createHash } from 'node:crypto';

/** The style of the page that ends mails, in the colors of the mails. */
export const PAGE_STYLE = `:root { color-scheme: light dark }
body { margin: 0; padding: 24px 12px; background: #eef2f3; color: #16232a; font: 16px/24px Inter, sans-serif }
main { max-width: 552px; margin: 0 auto; padding: 20px 24px 24px; background: #fff; border-radius: 10px }
h1 { margin: 0 0 12px; font-size: 20px; color: #0b5563 }
button { padding: 12px 24px; border: 0; border-radius: 6px; background: #0b5563; color: #fff; font: inherit; font-weight: 700; cursor: pointer }
button:focus-visible { outline: 3px solid #6fc3d2; outline-offset: 2px }
.more { margin-bottom: 0; color: #4f626b }
@media (prefers-color-scheme: dark) {
  body { background: #10181c; color: #e6edef }
  main { background: #1b262b }
  h1 { color: #6fc3d2 }
  .more { color: #a9bac1 }
}`;

const HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The policy of the page: only this style, no script, and a form to this origin. */
export const PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${HASH}'; form-action 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'";
