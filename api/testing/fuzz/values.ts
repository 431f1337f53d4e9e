import * as fc from 'fast-check';
import { resolve, type Contract } from '../../core/contract/document.ts';
import { consistent, dayIn } from './consistent.ts';

/** Existing ids, by the last word of the path that lists them. */
export type Ids = Record<string, string[]>;

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  allOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  if?: Schema;
  else?: Schema;
}

type Any = fc.Arbitrary<unknown>;

/**
 * Values that a schema accepts; ids are mostly those of existing records of the kind that the field's name suggests.
 */
export function valuesOf(contract: Contract, ids: Ids) {
  return of;

  function of(schema: Schema, name = ''): Any {
    const { type, enum: words, oneOf, ...rest } = merged(contract, schema);
    if (words) return fc.constantFrom(...words);
    if (oneOf) return fc.oneof(...oneOf.map((one) => of(one, name)));
    const [first, ...others] = [type].flat();
    const usual = typed({ ...rest, type: first }, name);
    return others.length > 0 ? fc.option(usual, { freq: 3 }) : usual;
  }

  function typed(schema: Schema, name: string): Any {
    const { type, minimum = 0, maximum = 1000, minItems = 0, maxItems = 4, items } = schema;
    const sizes = { minLength: minItems, maxLength: Math.min(maxItems, 4) };
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
    if (type === 'array') return fc.uniqueArray(of(items!, name), sizes);
    return type === 'object' ? object(schema) : text(schema, name);
  }

  function object({ if: first, else: second, ...schema }: Schema): Any {
    return first && second
      ? fc.oneof(either(schema, first), either(schema, second))
      : fields(schema);
  }

  /** One of two ways to fill an object, by the fields that the way requires. */
  function either({ required = [], ...schema }: Schema, way: Schema): Any {
    return fields({ ...schema, required: [...required, ...way.required!] });
  }

  function fields({ properties = {}, required = [] }: Schema): Any {
    const optional = Object.keys(properties).filter((name) => !required.includes(name));
    return fc.subarray(optional, { maxLength: Math.min(4, optional.length) }).chain((some) => {
      const values = [...required, ...some].map((name) => [name, of(properties[name]!, name)]);
      return fc.record(Object.fromEntries(values) as Record<string, Any>).map(consistent);
    });
  }

  function text(schema: Schema, name: string): Any {
    const { format, pattern, minLength = 0, maxLength = 40 } = schema;
    const known = Object.entries(WORDS).find(([names]) => new RegExp(names).test(name));
    if (known) return fc.constantFrom(...known[1]);
    if (format === 'uuid') return fc.oneof({ arbitrary: idOf(name), weight: 9 }, fc.uuid());
    if (format === 'date') return dayOf(name);
    if (format === 'email') return fc.uuid().map((id) => `${id}@prueba.test`);
    if (pattern) return matching(pattern);
    const unit = fc.oneof(
      fc.constantFrom(...'aá ñ%_\\"<'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    return fc.string({ unit, minLength, maxLength: Math.min(maxLength, 40) });
  }

  /**
   * Values that match a pattern; fast-check does not support lookaheads, so the values are filtered by them afterwards.
   */
  function matching(pattern: string) {
    const plain = new RegExp(pattern.replace(/\(\?=[^)]*\)/g, ''));
    return fc.stringMatching(plain).filter((text) => new RegExp(pattern).test(text));
  }

  function idOf(name: string): fc.Arbitrary<string> {
    const kind = name.replace(/Ids?$|List$/, '');
    const known = ids[LISTS[kind] ?? `${kind}s`] ?? [];
    return fc.constantFrom(UNKNOWN_ID, ...known);
  }
}

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const LISTS: Record<string, string> = {
  company: 'companies',
  ownerCompany: 'companies',
  customer: 'companies',
  comodity: 'comodities',
};

/** Values of fields with rules beyond the contract. */
const WORDS: Record<string, string[]> = {
  '^rfc$': ['GODE561231GR8', 'SAT970701NN3', 'XAXX010101000'],
  '^fileParam$': ['{"officialId":"0190c7a4"}', '{photo: x}', '{"photo":""}'],
  '^phone$': ['528112345678', '12145550123'],
  '^timeZone$': ['America/Monterrey', 'America/Chicago'],
  '(pickup|delivery)From': ['08:00', '09:30'],
  '(pickup|delivery)To': ['17:00', '18:30:00'],
};

/** A schema with its references resolved and its `allOf` parts merged. */
function merged(contract: Contract, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve<Schema>(contract, schema);
  return [...allOf.map((part) => merged(contract, part)), own].reduce((all, part) => ({
    ...all,
    ...part,
    properties: { ...all.properties, ...part.properties },
    required: [...(all.required ?? []), ...(part.required ?? [])],
  }));
}

function dayOf(name: string) {
  const soonest = name === 'deliveryDate' ? 30 : 1;
  return fc.integer({ min: soonest, max: soonest + 20 }).map(dayIn);
}
