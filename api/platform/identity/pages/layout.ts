import { html, type Html } from './html.ts';
import { messages, type Language } from './messages.ts';

/** The data of every identity page: its language, the path of the provider ("/oidc"), and the URL of the public site. */
export interface PageContext {
  language: Language;
  base: string;
  home: string;
}

/** A complete identity page in the product's design, light and dark, without inline scripts and styles. */
export function layout({ language, base, home }: PageContext, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Andén</title>
        <link rel="icon" type="image/svg+xml" href="${base}/assets/mark.svg" />
        <link rel="stylesheet" href="${base}/assets/identity.css" />
        <script src="${base}/assets/submit.js" defer></script>
      </head>
      <body>
        <main>
          <header>
            <a class="brand" href="${home}"
              ><img src="${base}/assets/mark.svg" alt="" width="36" height="36" />Andén</a
            >
            <p class="tagline">${messages[language].tagline}</p>
          </header>
          ${body}
        </main>
      </body>
    </html> `.safe;
}
