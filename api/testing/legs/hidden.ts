import type { Seen } from '../browser/crawl.ts';
import type { Driven } from './markedDrive.ts';
import type { Asked } from './markedLegs.ts';
import { MARKS, type Reader, READERS, WINNERS } from './marks.ts';

/** The marks, and the ids of quotes, loads and invitations, that the reader may not learn of. */
export function hiddenFrom(reader: Reader, asked: Asked, driven: Driven): string[] {
  const marks = Object.keys(MARKS) as (keyof typeof MARKS)[];
  const hidden = marks.filter((mark) => !READERS[mark].includes(reader));
  return [...hidden.map((mark) => MARKS[mark]), ...hiddenIds(reader, asked, driven)];
}

function hiddenIds(reader: Reader, { parts, invitations }: Asked, { whole, loads }: Driven) {
  const part = WINNERS.find((leg) => reader.startsWith(leg));
  const isOfWhole = reader === 'customer' || reader === 'through';
  return [
    ...(reader === 'customer' ? [] : [whole]),
    ...othersIn(parts, isOfWhole ? 'through' : part),
    ...othersIn(invitations, reader),
    ...othersIn(loads, reader),
  ];
}

function othersIn(ids: Record<string, string>, own: string | undefined): string[] {
  return Object.entries(ids).flatMap(([name, id]) => (name === own ? [] : [id]));
}

/** Where texts were read that name one of these, without the paths that named it themselves. */
export function namedIn(seen: Seen[], names: string[]) {
  return seen.flatMap(({ path, text }) =>
    names.filter((name) => text.includes(name) && !path.includes(name)).map((name) => [path, name]),
  );
}
