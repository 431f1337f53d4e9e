import type { Message } from '../../core/mail/message.ts';
import type { Words } from '../../core/i18n/words.ts';
import { sentenceOf } from '../../core/notices/sentence.ts';
import { noticeRow } from '../../core/notices/table.ts';
import type { NoticeMail } from './mailNotices.ts';

/** The mail of one or several events of one record, with a link to it. */
export function messageOf(mails: [NoticeMail, ...NoticeMail[]]): Message {
  const [{ kind, language: locale, userId, entity, entityId, params, link }] = mails;
  const { name, mail } = noticeRow(kind);
  const about = params.reference ? `: ${params.reference}` : '';
  const subject = mails.length > 1 ? MANY[locale](mails.length) : name[locale];
  return {
    kind,
    locale,
    subject: subject + about,
    lines: mails.map((each) => `${sentenceOf(noticeRow(each.kind), each.params)[locale]}.`),
    link: link ?? { label: OPEN[locale], path: pathOf(entity, entityId) },
    ...(userId && mail !== 'always' && { unsubscribe: { userId, kind } }),
  };
}

const OPEN: Words = { es: 'Ver en Andén', en: 'See in Andén' };
const MANY = {
  es: (count: number) => `${count} novedades`,
  en: (count: number) => `${count} updates`,
};

/** The path of a record's page in the admin. */
function pathOf(entity: string, id: string): string {
  return PAGES[entity]?.(id) ?? `/admin/${entity}/${id}/view`;
}

const PAGES: Record<string, (id: string) => string> = {
  invitations: (id) => `/admin/carrier/quotes/view?id=${id}`,
  documents: () => '/admin/carrier/documents',
};
