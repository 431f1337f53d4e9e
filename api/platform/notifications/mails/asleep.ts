import type { Transaction } from 'objection';
import { MEXICO_CITY } from '../../../core/i18n/days.ts';
import { afterNight } from '../../geography/calendar/night.ts';
import { zoneOf } from '../../geography/timeZones.ts';
import type { NoticeKind } from '../../notices/row.ts';
import { noticeRow } from '../../notices/table.ts';

/**
 * The reminders of a batch whose readers have night now, and when the first of them has morning: by the time zone of the
 * reader's company, else of its address, else of Mexico City.
 */
export async function asleep(
  trx: Transaction,
  batch: string,
  now: Date,
): Promise<{ ids: string[]; morning?: Date }> {
  const { rows } = await trx.raw<{ rows: Reminder[] }>(READERS, { batch });
  const waitingMails = rows
    .filter(({ kind }) => noticeRow(kind).waitsForMorning)
    .map(({ id, ...reader }) => ({ id, morning: afterNight(now, zoneFor(reader)) }))
    .filter(({ morning }) => morning > now);
  const [first] = waitingMails.map(({ morning }) => morning).sort((a, b) => +a - +b);
  return { ids: waitingMails.map(({ id }) => id), morning: first };
}

interface Reminder {
  id: string;
  kind: NoticeKind;
  timeZone: string | null;
  address: { state: string; postalCode?: string | null } | null;
}

function zoneFor({ timeZone, address }: Pick<Reminder, 'timeZone' | 'address'>): string {
  return timeZone ?? (address ? zoneOf(address) : MEXICO_CITY);
}

const READERS = `
  select notice_mails.id, kind, employers.time_zone as "timeZone", employers.address
  from notice_mails
    left join users on users.id = notice_mails.user_id
    left join employers on employers.id = coalesce(users.company_id, users.carrier_id)
  where batch = :batch`;
