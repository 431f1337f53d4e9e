import type { Module } from '../../core/modules/module.ts';
import type { NoticeKind, NoticeRow } from './row.ts';

const table = new Map<NoticeKind, NoticeRow>();

/** Adds the rows of the modules to the table of events; refuses a kind that two modules define. */
export function registerNotices(modules: Pick<Module, 'notices'>[]): void {
  for (const { notices = {} } of modules)
    for (const [kind, row] of Object.entries(notices) as [NoticeKind, NoticeRow][]) {
      if (table.has(kind)) throw new Error(`Two modules define the event ${kind}.`);
      table.set(kind, row);
    }
}

/** The row of an event. */
export function noticeRow(kind: NoticeKind): NoticeRow {
  const row = table.get(kind);
  if (!row) throw new Error(`The event ${kind} is not registered.`);
  return row;
}

/** All rows of the table. */
export function noticeRows(): [kind: NoticeKind, row: NoticeRow][] {
  return [...table];
}
