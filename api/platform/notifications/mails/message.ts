import type { Schemas } from '../../../core/contract/types.ts';
import type { Message } from '../../../core/mail/message.ts';
import { asSentence } from '../../../core/i18n/asSentence.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import type { NoticeKind } from '../../notices/row.ts';
import { sentenceOf } from '../../notices/sentence.ts';
import { noticeRow } from '../../notices/table.ts';

/** An event to be mailed to a user, or with a link to an address without an account. */
export interface NoticeMail {
  userId: string | null;
  email: string;
  language: Locale;
  kind: NoticeKind;
  params: Schemas['NotificationParams'];
  entity: string;
  entityId: string;
  link: Message['link'] | null;
  replyTo: Message['replyTo'] | null;
}

/** The mail of one or several events, with a link to the record of the first; an address without an account has only its own link. */
export function messageOf(mails: [NoticeMail, ...NoticeMail[]]): Message {
  const [{ kind, language: locale, userId, entity, entityId, params, link, replyTo }] = mails;
  const { name, mail, withoutAccount } = noticeRow(kind);
  const isOfOne = mails.every((each) => each.params.reference === params.reference);
  const about = params.reference && isOfOne ? `: ${params.reference}` : '';
  const page = userId ? { label: OPEN[locale], path: pathOf(entity, entityId) } : null;
  const path = link ?? page;
  const advice = !path && withoutAccount ? [withoutAccount[locale]] : [];
  const subject = mails.length > 1 ? MANY[locale](mails.length) : name[locale];
  return {
    kind,
    locale,
    subject: subject + about,
    lines: [
      ...mails.map((each) => asSentence(sentenceOf(noticeRow(each.kind), each.params)[locale])),
      ...advice,
    ],
    ...(path && { link: path }),
    ...(replyTo && { replyTo }),
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
