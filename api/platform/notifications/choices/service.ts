import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import type { NoticeKind, NoticeRow, Party } from '../../notices/row.ts';
import { noticeRows } from '../../notices/table.ts';
import { Notification } from '../Notification.ts';

type Choice = Schemas['NotificationChoice'];
type NoticeChoice = { kind: NoticeKind; bell: boolean; mail: boolean };

/** The events that can reach the actor (none with read-only access), with the channels that the actor hears them by. */
export async function choicesOf({ userId, type, access }: Actor, db?: Knex): Promise<Choice[]> {
  if (access === 'read_only') return [];
  const knex = db ?? Notification.knex();
  const choices: NoticeChoice[] = await knex('notification_choices').where({ userId });
  return noticeRows()
    .filter(([, row]) => (row.bell || row.mail === 'off') && isFor(row, type))
    .map(([kind, row]) =>
      presented(
        kind,
        row,
        choices.find((each) => each.kind === kind),
      ),
    );
}

/** Saves the actor's choice of channels for an event; 422 for one that cannot reach the actor. */
export async function choose(actor: Actor, change: Schemas['NotificationChoiceChange']) {
  return Notification.transaction(async (trx) => {
    const before = (await choicesOf(actor, trx)).find(({ kind }) => kind === change.kind);
    if (!before) throw invalid('kind', { es: 'No le llega', en: 'It does not reach you' });
    const mail = change.mail ?? before.mail;
    if (before.mailIsFixed && mail !== before.mail) throw invalid('mail', FIXED);
    if (before.bellIsFixed && change.bell) throw invalid('bell', ONLY_MAILED);
    await save(trx, actor.userId!, { kind: change.kind, bell: change.bell ?? before.bell, mail });
    return (await choicesOf(actor, trx)).find(({ kind }) => kind === change.kind)!;
  });
}

/** Ends the mails of an event to a user; the bell stays as it is. */
export async function unsubscribe(trx: Transaction, userId: string, kind: NoticeKind) {
  await trx('notification_choices')
    .insert({ userId, kind, bell: true, mail: false })
    .onConflict(['user_id', 'kind'])
    .merge({ mail: false });
}

async function save(trx: Transaction, userId: string, choice: NoticeChoice) {
  await trx('notification_choices')
    .insert({ userId, ...choice })
    .onConflict(['user_id', 'kind'])
    .merge(['bell', 'mail']);
}

function presented(
  kind: NoticeKind,
  { name, bell, mail }: NoticeRow,
  choices?: NoticeChoice,
): Choice {
  const mailIsFixed = mail === 'always' || mail === 'own';
  return {
    kind,
    name,
    bell: bell && (choices?.bell ?? true),
    bellIsFixed: !bell,
    mail: mailIsFixed ? true : (choices?.mail ?? mail === 'on'),
    mailIsFixed,
  };
}

function isFor({ to }: NoticeRow, type: Actor['type']): boolean {
  return to.some((party) => TYPES[party].includes(type));
}

const TYPES: Record<Party, Actor['type'][]> = {
  company: ['internal', 'broker'],
  customer: ['shipper'],
  carrier: ['carrier'],
  staff: ['internal'],
  users: ['internal', 'broker'],
  address: [],
};

const ONLY_MAILED = { es: 'Solo se envía por correo', en: 'It is only mailed' };
const FIXED = {
  es: 'Este correo se envía siempre',
  en: 'This e-mail is always sent',
};
