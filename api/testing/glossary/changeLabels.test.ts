import { expect } from 'chai';
import { wordKeys } from '../../../admin/src/core/changes/wordKeys.ts';
import { changesView } from '../../network/carriers/view.ts';
import { companyView } from '../../network/companies/view.ts';
import { contactView } from '../../network/contacts/view.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { loadContract } from '../../core/contract/document.ts';
import { shownFields } from '../../core/records/changes/readChanges.ts';
import { dieselPriceView } from '../../catalogs/dieselPrices/view.ts';
import { documentView } from '../../compliance/documents/view.ts';
import { exchangeRateView } from '../../catalogs/exchangeRates/view.ts';
import { locationView } from '../../network/locations/view.ts';
import { quoteViewFor } from '../../quoting/quotes/view.ts';
import { routeViewFor } from '../../quoting/routes/view.ts';
import { shipmentView } from '../../trip/shipments/view.ts';
import { userView } from '../../platform/users/view.ts';
import { say } from '../say.ts';

const STAFF = { type: 'internal' } as Actor;

/** By resource: the fields whose changes its page shows, and the schema of its records. */
const HISTORIES: Record<string, [fields: string[], schema: string]> = {
  carriers: [[...shownFields(changesView(STAFF, {} as never)), 'equipmentList'], 'Carrier'],
  companies: [shownFields(companyView), 'Company'],
  contacts: [shownFields(contactView), 'Contact'],
  diesel_prices: [shownFields(dieselPriceView), 'DieselPrice'],
  exchange_rates: [shownFields(exchangeRateView), 'ExchangeRate'],
  locations: [shownFields(locationView), 'Location'],
  quotes: [shownFields(quoteViewFor(STAFF)), 'Quote'],
  routes: [shownFields(routeViewFor(STAFF)), 'Route'],
  shipments: [shownFields(shipmentView(STAFF)), 'Shipment'],
  users: [shownFields(userView), 'User'],
  validations: [[...shownFields(documentView), 'status'], 'Document'],
};

describe('the history of a record', () => {
  for (const [resource, [fields, schema]] of Object.entries(HISTORIES)) {
    it(`showed names of fields instead of words: ${resource}`, () => {
      const nameless = fields.filter((field) => !isText(`resources.${resource}.fields.${field}`));
      expect(nameless).to.deep.equal([]);
    });

    it(`shows words for the codes of closed lists: ${resource}`, () => {
      const raw = fields.flatMap((field) =>
        codesOf(schema, field)
          .filter((code) => !wordKeys(resource, field, code).some(isText))
          .map((code) => `${field}: ${code}`),
      );
      expect(raw).to.deep.equal([]);
    });
  }

  it('shows the reason for closing a quote in words', () => {
    expect(wordKeys('quotes', 'closeReason', 'better_rate').some(isText)).to.equal(true);
  });
});

function isText(key: string): boolean {
  try {
    return say(key) !== '';
  } catch {
    return false;
  }
}

interface Schema {
  $ref?: string;
  enum?: unknown[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** The codes that a field may hold; none for names of states and currencies, which are written as they are. */
function codesOf(schema: string, field: string): string[] {
  const property = fieldOf({ $ref: `#/components/schemas/${schema}` }, field);
  const codes = property ? enumOf(property) : [];
  return codes.filter((code) => !/^([A-Z]{2}-[A-Z]{2,3}|CTPAT|OEA)$/.test(code));
}

function fieldOf(schema: Schema, field: string): Schema | undefined {
  const { properties, allOf = [] } = resolved(schema);
  return properties?.[field] ?? allOf.map((part) => fieldOf(part, field)).find(Boolean);
}

function enumOf(schema: Schema): string[] {
  const { items, anyOf = [], allOf = [], ...own } = resolved(schema);
  const nested = [...(items ? [items] : []), ...anyOf, ...allOf].flatMap(enumOf);
  return [...(own.enum ?? []).filter((code) => typeof code === 'string'), ...nested];
}

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const { schemas } = loadContract().components as { schemas: Record<string, Schema> };
  return schemas[schema.$ref.split('/').at(-1)!]!;
}
