import { expect } from 'chai';
import { equipmentTypes } from '../../../../db/seeds/data/equipments.ts';
import { stateCodes } from '../../../../db/reference/places.ts';
import { assertDay, valuesOf } from './checks.ts';
import { readContext, readMessages, type Field, type Load, type Message } from './examples.ts';

interface Place {
  location?: string;
  city?: string;
  state?: string;
}

const context = readContext();
const messages = ['open', 'sealed', 'final'].flatMap(readMessages);
const codes = equipmentTypes.map(({ code }) => code);
const keysOfLocations = context.locations.map(({ key }) => key);

describe('The messages with their right answers', () => {
  it('are 299 open, 700 sealed and 100 final ones, each with an id and a text of its own', () => {
    expect(readMessages('open')).to.have.length(299);
    expect(readMessages('sealed')).to.have.length(700);
    expect(readMessages('final')).to.have.length(100);
    expect(new Set(messages.map(({ id }) => id))).to.have.length(1099);
    expect(new Set(messages.map(({ text }) => text))).to.have.length(1099);
  });

  it('were received at a moment in the zone of the broker', () => {
    for (const { id, received } of messages) {
      expect(received, id).to.match(/^20\d\d-\d\d-\d\dT\d\d:\d\d:00-06:00$/);
      expect(Date.parse(received), id).to.not.be.NaN;
    }
  });

  it('name for each field the words it comes from', () => {
    for (const [message, name, field] of fields()) {
      const { id, from = '', text } = message;
      if (field.words === '@sender') expect(from, id).to.not.equal('');
      else expect(`${text}\n${from}`, `${id} ${name}`).to.include(field.words);
    }
  });

  it('have fields of known names, each with a value or the readings to be asked', () => {
    for (const [{ id }, name, field] of fields()) {
      expect(NAMES, id).to.include(name);
      expect('is' in field, `${id} ${name}`).to.equal(!('ask' in field));
    }
    for (const { id, loads } of messages)
      for (const { free = [] } of loads)
        for (const name of free) expect(NAMES, id).to.include(name);
  });

  it('have equipment of the catalog, states, saved locations, customers and quotes that exist', () => {
    for (const [{ id }, name, field] of fields())
      for (const value of valuesOf(field)) {
        if (name === 'equipment') expect(codes, id).to.include(value);
        if (name === 'customer') expect(namesOf(context.customers), id).to.include(value);
        if (name === 'sameAs') expect(context.yesterday.map(({ key }) => key)).to.include(value);
        if (PLACES.includes(name)) assertPlace(value as Place, id);
      }
  });

  it('have days on the calendar, none before the message, and hours of a day', () => {
    for (const [{ id, received }, name, field] of fields())
      for (const value of valuesOf(field) as string[]) {
        if (name.endsWith('Date')) assertDay(value, id);
        if (name.endsWith('Date')) expect(value >= received.slice(0, 10), id).to.be.true;
        if (/(From|To)$/.test(name)) expect(value, id).to.match(/^([01]\d|2[0-3]):[0-5]\d$/);
      }
  });

  it('have decimals as texts, and currencies that a quote can have', () => {
    for (const [{ id }, name, field] of fields())
      for (const value of valuesOf(field)) {
        if (name === 'targetRate') expect(value, id).to.match(/^\d+(\.\d+)?$/);
        if (name === 'currency') expect(['MXN', 'USD'], id).to.include(value);
        if (name === 'unNumber') expect(value, id).to.match(/^UN\d{4}$/);
      }
  });
});

const PLACES = ['origin', 'destination', 'stops'];
const NAMES = [
  ...PLACES,
  ...['count', 'equipment', 'drayage', 'service', 'pickupDate', 'pickupFrom', 'pickupTo'],
  ...['deliveryDate', 'deliveryFrom', 'deliveryTo', 'weight', 'units', 'commodity', 'hazmat'],
  ...['unNumber', 'reference', 'customer', 'targetRate', 'currency', 'sameAs'],
];

function fields(): [Message, string, Field][] {
  return messages.flatMap((message) =>
    message.loads.flatMap((load) =>
      fieldsOf(load).map(([name, field]) => [message, name, field] as [Message, string, Field]),
    ),
  );
}

function fieldsOf({ free: _free, ...load }: Load): [string, Field][] {
  const lists = Object.entries(load) as [string, Field | Field[]][];
  return lists.flatMap(([name, field]) =>
    [field].flat().map((each) => [name, each] as [string, Field]),
  );
}

function namesOf(records: { name: string }[]) {
  return records.map(({ name }) => name);
}

function assertPlace({ location, state }: Place, id: string) {
  if (location) expect(keysOfLocations, id).to.include(location);
  else expect(stateCodes(), id).to.include(state);
}
