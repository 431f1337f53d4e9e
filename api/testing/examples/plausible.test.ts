import { expect } from 'chai';
import { loadContract, operations } from '../../core/contract/document.ts';
import { resolve } from '../../core/contract/openapi.ts';

interface Place {
  /** The operation and the path of the value in its request or answer, such as `createKey name`. */
  at: string;
  name: string;
  value: unknown;
}

const PERIODS = [
  ['pickupDate', 'deliveryDate'],
  ['from', 'to'],
] as const;

describe('The examples of the contract', () => {
  const places = operations(loadContract()).flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .filter((part) => part !== undefined)
      .flatMap((part) => examplesIn(resolve<Part>(loadContract(), part as Part)))
      .flatMap((example) => placesIn(example, operation.operationId)),
  );
  const texts = places.filter((place): place is Place & { value: string } => {
    return typeof place.value === 'string' && !/[\r\n]/.test(place.value);
  });

  it('are read whole', () => expect(texts).to.have.length.above(2000));

  it('show no id as, or in, a name or an address', () => {
    const named = texts.filter(({ name, value }) => NAME.test(name) && UUID.test(value));
    expect(named.map(({ at }) => at)).to.deep.equal([]);
  });

  it('show no day of other decades', () => {
    const days = texts.filter(({ value }) => /\b(19\d\d|200\d|201\d)-\d\d-\d\d\b/.test(value));
    expect(days.map(({ at, value }) => `${at} ${value}`)).to.deep.equal([]);
  });

  it('show times as answers have them, in UTC with milliseconds, or without a zone', () => {
    const others = texts.filter(({ value }) => ANY_TIME.test(value) && !TIME.test(value));
    expect(others.map(({ at, value }) => `${at} ${value}`)).to.deep.equal([]);
  });

  for (const [first, last] of PERIODS)
    it(`show a ${last} after its ${first}`, () => {
      const periods = places.filter(({ value }) => isPeriod(value, first, last));
      const wrong = periods.filter(({ value }) => {
        const [from, to] = [first, last].map((name) => (value as Record<string, string>)[name]);
        return from! >= to!;
      });
      expect(periods).to.have.length.above(0);
      expect(wrong.map(({ at }) => at)).to.deep.equal([]);
    });
});

interface Part {
  content?: Record<string, { example?: unknown }>;
}

const NAME = /^(name|[a-z]+Name|emails?|[a-z]+Email|address|subject|title)$/;
const UUID = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/;
const ANY_TIME = /^\d{4}-\d\d-\d\dT/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d\.\d{3}Z|:\d\d|)$/;

function examplesIn({ content = {} }: Part): unknown[] {
  return Object.values(content).flatMap(({ example }) => (example === undefined ? [] : [example]));
}

/** A value and everything inside it. */
function placesIn(value: unknown, at: string, name = ''): Place[] {
  if (!value || typeof value !== 'object') return [{ at, name, value }];
  if (Array.isArray(value)) return value.flatMap((one) => placesIn(one, at, name));
  const inside = Object.entries(value).flatMap(([key, one]) => placesIn(one, `${at} ${key}`, key));
  return [{ at, name, value }, ...inside];
}

/** Whether a value has both ends of a period as days. */
function isPeriod(value: unknown, ...ends: string[]): boolean {
  const fields = (value ?? {}) as Record<string, unknown>;
  return ends.every((end) => /^\d{4}-\d\d-\d\d$/.test(String(fields[end])));
}
