import type { Context, Middleware } from 'koa';
import type { Knex } from 'knex';
import { limit } from '../../../core/http/limits/rateLimit.ts';
import { localeOf } from '../../../core/i18n/locale.ts';
import type { Locale } from '../../../shared/words.ts';
import { escaped } from '../../../core/mail/escapeHtml.ts';
import { unsubscribeOf, type Unsubscribe } from '../../../core/mail/unsubscribeToken.ts';
import type { NoticeKind } from '../../notices/row.ts';
import { noticeRow } from '../../notices/table.ts';
import { PAGE_POLICY, PAGE_STYLE } from './pageStyle.ts';
import { unsubscribe } from './service.ts';

const CALLS = { limit: 60, seconds: 600 };

/**
 * The page that a mail's link opens to end mails of its kind, without an account. GET only asks, so that scanners of
 * mails change nothing; POST ends them, from the page's button or from a mail program (RFC 8058).
 */
export function unsubscribePage({ db, clock }: { db: Knex; clock: () => Date }): Middleware {
  return async (ctx) => {
    await limit(db, CALLS, { name: 'unsubscribe', who: ctx.ip, now: clock() });
    const token = String(ctx.query.token ?? '');
    const unsubscription = await unsubscribeOf(db, token);
    const isPost = ctx.method === 'POST';
    if (unsubscription && isPost)
      await db.transaction((trx) =>
        unsubscribe(trx, unsubscription.userId, unsubscription.kind as NoticeKind),
      );
    ctx.status = unsubscription ? 200 : 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page(localeOf(ctx as Context), unsubscription, { isPost, token });
  };
}

function page(
  locale: Locale,
  choice: Unsubscribe | undefined,
  { isPost, token }: { isPost: boolean; token: string },
): string {
  const words = WORDS[locale];
  const name = choice && escaped(noticeRow(choice.kind as NoticeKind).name[locale]);
  const form = `<p>${words.ask} <b>${name}</b></p>
<form method="post" action="?token=${escaped(token)}"><button>${words.button}</button></form>`;
  const content = !choice ? `<p>${words.unknown}</p>` : isPost ? `<p>${words.done}</p>` : form;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
${content}
<p class="more">${words.more}</p>
</main>
</body>
</html>
`;
}

const WORDS = {
  es: {
    title: 'Correos de Andén',
    ask: '¿Dejar de recibir estos correos?',
    button: 'Dejar de recibirlos',
    done: 'Listo: ya no recibirá estos correos.',
    unknown: 'Este enlace no es válido.',
    more: 'En su perfil de Andén puede elegir qué correos recibe.',
  },
  en: {
    title: 'E-mails from Andén',
    ask: 'Stop receiving these e-mails?',
    button: 'Stop receiving them',
    done: 'Done: you will no longer receive these e-mails.',
    unknown: 'This link is not valid.',
    more: 'Your profile in Andén lets you choose which e-mails you receive.',
  },
};
