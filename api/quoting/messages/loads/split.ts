import type { Mention } from '../Reading.ts';

/** Takes a load apart where several equipment types are counted on one lane: "2 cajas secas y 1 plataforma". */
export function byEquipment(mentions: Mention[]): Mention[][] {
  const types = mentions.filter(({ field }) => field === 'equipmentId');
  const counts = mentions.filter(({ field }) => field === 'count');
  const isCounted = types.every((type) =>
    counts.some(({ end }) => type.start - end >= 0 && type.start - end <= 2),
  );
  if (types.length < 2 || !isCounted) return [mentions];
  const starts = types.map((type) => startOf(type, counts));
  const shared = mentions.filter((one) => !CARGO.has(one.field) || one.start < starts[0]!);
  return starts.map((start, index) => [
    ...shared,
    ...cargoIn(
      mentions,
      { start, end: starts[index + 1] ?? Infinity },
      index === starts.length - 1,
    ),
  ]);
}

const CARGO = new Set<Mention['field']>([
  'equipmentId',
  'count',
  'weight',
  'units',
  'comodity',
  'targetRate',
]);

/** The token of the number before a type. */
function startOf(type: Mention, counts: Mention[]): number {
  return counts.find(({ end }) => type.start - end >= 0 && type.start - end <= 2)!.start;
}

/** Words behind the last type may describe all of them; they describe it alone where each type has its own. */
function cargoIn(
  mentions: Mention[],
  { start, end }: { start: number; end: number },
  isLast: boolean,
): Mention[] {
  const inside = mentions.filter(
    (one) => CARGO.has(one.field) && one.start >= start && one.start < end,
  );
  if (!isLast) return inside;
  const before = new Set(mentions.filter((one) => one.start < start).map(({ field }) => field));
  return inside.filter(({ field }) => before.has(field));
}
