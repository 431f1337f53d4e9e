import { Refusal } from '../../../core/errors/errors.ts';
import type { Words } from '../../../shared/words.ts';
import { inWords } from '../clashInWords.ts';
import { type CustomerPart, type Data, isEmpty, type Party, valueAt } from '../data.ts';
import { placedSections } from '../form/form.ts';
import type { LoadOfWhole } from '../load.ts';
import { customerOf } from '../prefill/prefill.ts';

/** Whether a leg has the customer's part of its whole load. */
function isShared({ whole, customerKept }: LoadOfWhole): boolean {
  return !!whole && !customerKept;
}

/** The version of a part; that of a leg's customer's part counts the changes of its whole load too. */
export function versionOf(load: LoadOfWhole, party: Party): number {
  const own = load[`${party}Version`];
  return party === 'customer' && isShared(load) ? own + load.whole!.customerVersion : own;
}

/** When and by whom a part was last saved; of what a leg shares, in its whole load. */
export function savingOf(
  load: LoadOfWhole,
  party: Party,
): { at: string | null; by: string | null } {
  const own = { at: load[`${party}SavedAt`], by: load[`${party}SavedBy`] };
  if (party === 'carrier' || !isShared(load)) return own;
  const { customerSavedAt: at, customerSavedBy: by } = load.whole!;
  return at && (!own.at || new Date(at) > new Date(own.at)) ? { at, by } : own;
}

/**
 * The column in which the customer's part of a load is saved. Of a leg it is what is its own, or all of it where the leg keeps
 * a part; throws 422 for fields in which the given part differs from what the leg shares with its whole load.
 */
export function customerColumn(load: LoadOfWhole, part: CustomerPart) {
  if (!load.whole) return { customer: JSON.stringify(part) };
  if (!isShared(load) || isDriven(load)) return { customerKept: JSON.stringify(part) };
  const { values, isOwn } = customerOf(load);
  const stops = load.stops.length > 0 ? { stops: load.stops } : {};
  const paths = [values, part].flatMap((customer) => pathsOf({ customer, carrier: {}, ...stops }));
  const foreign = [...new Set(paths)].filter(
    (path) => !isOwn(path) && !isSame(valueAt(part, path), valueAt(values, path)),
  );
  if (foreign.length > 0) throw notOwn(load, values, foreign);
  return { customer: JSON.stringify(ownPart(part, isOwn)) };
}

/** What a part says of the fields that are a leg's own; an amount with its product. */
function ownPart(part: CustomerPart, isOwn: (path: string) => boolean): CustomerPart {
  const { international, origin, destination, stops, grossWeight, goods } = part;
  const isOwnEnd = (end: string) => isOwn(`${end}.rfc`);
  return {
    ...(international !== undefined && { international }),
    ...(origin && isOwnEnd('origin') && { origin }),
    ...(destination && isOwnEnd('destination') && { destination }),
    ...(stops && { stops: stops.map((stop, at) => (isOwnEnd(`stops.${at}`) ? stop : null)) }),
    ...(isOwn('grossWeight') && {
      ...(grossWeight !== undefined && { grossWeight }),
      goods: (goods ?? []).map(({ product = null, quantity = null, weight = null }) => ({
        product,
        quantity,
        weight,
      })),
    }),
  };
}

/** Whether the load has been driven, so that its Carta Porte was issued. */
export function isDriven({ status }: Pick<LoadOfWhole, 'status'>): boolean {
  return ['delivered', 'closed', 'cancelled'].includes(status);
}

function pathsOf(data: Data): string[] {
  return placedSections(data, 'customer').flatMap(({ fields }) => fields.map(({ path }) => path));
}

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) === isEmpty(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

function notOwn({ whole }: LoadOfWhole, values: CustomerPart, paths: string[]): Refusal {
  const errors = paths.map((path): [string, Words] => {
    const value = inWords(valueAt(values, path));
    return [
      path,
      {
        es: `Es de todo el embarque, donde dice «${value}»: cámbielo en la Carta Porte de ${whole!.reference}`,
        en: `It is of the whole load, which says “${value}”: change it in the Carta Porte of ${whole!.reference}`,
      },
    ];
  });
  return new Refusal('INVALID', { errors: Object.fromEntries(errors) });
}
