import { timesThousand } from '../../shared/reading/readWeight.ts';
import type { LastQuote, MessageContext } from '../../quoting/messages/context.ts';
import type { LoadValues, MessagePlace } from '../../quoting/messages/Reading.ts';
import type { Context, Message } from '../../quoting/messages/test/examples.ts';

/** The context that the reader is given beside a test message. Ids are names and keys. */
export function contextOf(
  { received, from = '' }: Message,
  { timeZone, customers, locations, yesterday }: Context,
  catalogs: Pick<MessageContext, 'equipments' | 'comodities'>,
): MessageContext {
  const receivedAt = new Date(received);
  const savedLocations = locations.map(({ key, name, city, state }) => ({
    id: key,
    name,
    ...placeOf(city, state),
  }));
  const day = new Date(receivedAt.getTime() - DAY_MS).toLocaleDateString('sv', { timeZone });
  return {
    receivedAt,
    zone: timeZone,
    sender: from,
    ...catalogs,
    locations: savedLocations,
    customers: customers.map(({ name, domain, phones }) => ({
      id: name,
      name,
      emails: [`ops@${domain}`],
      phones,
    })),
    lastQuotes: yesterday.map((quote) => ({ day, values: valuesOf(quote, savedLocations) })),
  };
}

const DAY_MS = 86_400_000;

function placeOf(city: string, state: string): MessagePlace {
  return { city, state, country: state.startsWith('MX') ? 'MX' : 'US' };
}

type Quote = Context['yesterday'][number];
type Saved = NonNullable<MessageContext['locations']>;

function valuesOf(quote: Quote, saved: Saved): LastQuote['values'] {
  const { value, unit } = quote.weight as { value: string; unit: string };
  const weight: LoadValues['weight'] =
    unit === 'lb'
      ? { weight: value, weightUnit: 'lb' }
      : { weight: unit === 'kg' ? value : timesThousand(value), weightUnit: 'kg' };
  return {
    customerId: quote.customer,
    equipmentId: quote.equipment as string,
    origin: endOf(quote.origin, saved),
    destination: endOf(quote.destination, saved),
    weight,
    comodity: { text: quote.commodity as string },
  };
}

function endOf(end: unknown, saved: Saved): MessagePlace {
  const { location, city = '', state = '' } = end as Record<string, string | undefined>;
  const place = saved.find(({ id }) => id === location);
  if (!place) return placeOf(city, state);
  const { id, ...rest } = place;
  return { ...rest, locationId: id };
}
