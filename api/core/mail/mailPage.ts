import { join } from 'node:path';
import type { Middleware } from 'koa';
import type { Env } from '../runtime/env.ts';
import { escaped } from './escapeHtml.ts';
import { type KeptMail, keptMail } from './keptMail.ts';
import { momentInWords } from '../i18n/dateInWords.ts';
import { MEXICO_CITY } from '../i18n/days.ts';
import { localeOf } from '../i18n/locale.ts';
import type { Locale } from '../../shared/languages.ts';

/** The path of the page that shows mail saved as files, outside production. */
export const MAIL_PAGE = '/mail';

/**
 * Serves at /mail the latest messages of DATA_DIR/mail, newest first, as text in HTML without styles and scripts. In
 * production the page does not exist.
 */
export function mailPage({
  mode,
  dataDir,
  publicUrl,
}: Pick<Env, 'mode' | 'dataDir' | 'publicUrl'>) {
  const middleware: Middleware = async (ctx, next) => {
    const isMailPage = ctx.path === MAIL_PAGE && ['GET', 'HEAD'].includes(ctx.method);
    if (!isMailPage || mode === 'production') return next();
    const locale = localeOf(ctx);
    const mails = await keptMail(join(dataDir, 'mail'));
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page(mails, locale, publicUrl);
  };
  return middleware;
}

function page(mails: KeptMail[], locale: Locale, publicUrl: string): string {
  const { title, lead, none, to, zone } = WORDS[locale];
  const timeOf = (date: string) =>
    `${momentInWords(new Date(date), MEXICO_CITY, locale)} (${zone})`;
  const articles = mails.map(
    (mail) => `<article>
<h2>${escaped(mail.subject)}</h2>
<p>${to} ${escaped(mail.to)}, <time>${escaped(timeOf(mail.date))}</time></p>
<pre>${withLinks(escaped(mail.text), escaped(publicUrl))}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${mails.length > 0 ? lead : none}</p>
${articles.join('\n<hr>\n')}
</main>
</body>
</html>
`;
}

const WORDS = {
  es: {
    title: 'Correo guardado',
    lead: 'Sin SMTP_URL no sale ningún correo: aquí están los últimos, el más reciente primero.',
    none: 'Todavía no hay correo. Sin SMTP_URL no sale ninguno: aparecerán aquí.',
    to: 'Para',
    zone: 'hora del centro de México',
  },
  en: {
    title: 'Kept mail',
    lead: 'Without SMTP_URL no mail goes out: here are the last messages, the newest first.',
    none: 'There is no mail yet. Without SMTP_URL none goes out: messages will appear here.',
    to: 'To',
    zone: 'Central Mexico time',
  },
};

/** Makes links of the product's own URLs; other URLs stay text. */
function withLinks(text: string, publicUrl: string): string {
  const links = new RegExp(
    `(?<=^|\\s)${publicUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/\\S*`,
    'g',
  );
  return text.replace(links, (url) => `<a href="${url}">${url}</a>`);
}
