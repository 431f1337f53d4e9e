import { carrierProfiles } from './directory/carrierProfiles.ts';
import { carrierEquipmentRows, carrierRows } from './directory/carriers.ts';
import { companyId, companyRows } from './directory/companies.ts';
import { contactRows } from './directory/contacts.ts';
import { history } from './data/stories/history.ts';
import { loads } from './data/stories/loads.ts';
import { storiesByLegs } from './data/stories/storiesByLegs.ts';
import { storiesElsewhere } from './data/stories/storiesElsewhere.ts';
import { storiesMoving } from './data/stories/storiesMoving.ts';
import { storiesNow } from './data/stories/storiesNow.ts';
import { dieselPriceRows } from './quoting/dieselPrices.ts';
import { documentRows } from './directory/documents.ts';
import { eventRows } from './moving/events.ts';
import { exchangeRates } from './quoting/exchangeRates.ts';
import { inquiryRows } from './quoting/inquiries.ts';
import { invitationRows } from './quoting/invitations.ts';
import { planByLegs } from './quoting/legPlans.ts';
import { locationRows } from './directory/locations.ts';
import { notificationRows } from './moving/notifications.ts';
import { numbers } from './tools/numbers.ts';
import { passportRows } from './directory/passports.ts';
import { planQuote, type DemoContext, type QuotePlan } from './quoting/quotePlan.ts';
import { quoteRows } from './quoting/quotes.ts';
import { rateRows } from './quoting/rates.ts';
import { stopRows } from './quoting/stopsBetween.ts';
import { shipmentIncidentRows } from './moving/shipmentIncidents.ts';
import { routeRows } from './quoting/routes.ts';
import { shipmentId, shipmentRows } from './moving/shipments.ts';
import { tripOfQuote, tripWithoutQuote } from './moving/trips.ts';
import { userRows } from './directory/users.ts';

/** The companies, carriers, quotes and loads of the demo data by table, in an order that satisfies foreign keys. */
export function rows(now: Date) {
  const { companies, carriers, users, ...directory } = directoryRows(now);
  const context = { now, carriers, ...directory };
  const [wholePlans, legPlans] = [quotePlans(context), plansByLegs(context)];
  const plans = [...wholePlans, ...legPlans];
  const wholeTrips = [
    ...tripsOf(wholePlans, now),
    ...loads.map((load) => tripWithoutQuote(load, context)),
  ];
  const legTrips = tripsOf(legPlans, now);
  const trips = [...wholeTrips, ...legTrips];
  const [wholeQuotes, wholeLoads] = [quoteRows(wholePlans), shipmentRows(wholeTrips)];
  const quotes = [...wholeQuotes, ...quoteRows(legPlans, wholeQuotes)];
  const shipments = [...wholeLoads, ...shipmentRows(legTrips, wholeLoads)];
  const events = eventRows(plans, trips, users);
  const [invitations, rates] = [invitationRows(plans), rateRows(plans, users)];
  const routes = routeRows(wholeQuotes, invitations);
  const { documents, versions } = documentRows(carriers, now);
  const { consents, judgements, openings } = passportRows(carriers, now);
  return {
    companies: companies.map((company) => withCounts(company, { quotes, shipments, routes })),
    carriers: directory.carrierRows,
    carrier_equipments: carrierEquipmentRows(carriers),
    users,
    documents,
    document_versions: versions,
    consents,
    judgements,
    document_openings: openings,
    contacts: directory.contacts,
    locations: directory.locations,
    exchange_rates: directory.exchangeRates,
    diesel_prices: dieselPriceRows(now),
    quotes,
    quote_stops: plans.flatMap((plan) => stopRows({ ...plan, owner: { quoteId: plan.id } })),
    invitations,
    routes,
    rates,
    shipments,
    shipment_stops: trips.flatMap((trip) =>
      stopRows({ ...trip, owner: { shipmentId: shipmentId(trip) } }),
    ),
    shipment_incidents: shipmentIncidentRows(trips, users, now),
    events,
    notifications: notificationRows(
      { events, quotes, shipments, users, invitations, rates, carriers: directory.carrierRows },
      now,
    ),
    inquiries: inquiryRows(now, {
      quotes,
      carriers: directory.carrierRows,
      operatorId: companyId('operator'),
    }),
  };
}

function directoryRows(now: Date) {
  const generator = numbers();
  const carriers = carrierProfiles();
  return {
    companies: companyRows(now, generator),
    carriers,
    carrierRows: carrierRows(carriers, now, generator),
    users: userRows(carriers, now, generator),
    contacts: contactRows(carriers, now, generator),
    locations: locationRows(now),
    exchangeRates: exchangeRates(now),
  };
}

function quotePlans(context: DemoContext) {
  const stories = [...history, ...storiesMoving, ...storiesElsewhere, ...storiesNow];
  const byAge = stories.sort((a, b) => b.age - a.age);
  return byAge.map((story) => planQuote(story, context));
}

/** The quotes by legs, each before its legs; they are numbered after all others. */
function plansByLegs(context: DemoContext) {
  return storiesByLegs.flatMap((story) => planByLegs(story, context));
}

function tripsOf(plans: QuotePlan[], now: Date) {
  const awarded = plans.filter(({ story }) => story.status === 'assigned');
  return awarded.map((plan) => tripOfQuote(plan, now));
}

type CompanyRows = { companyId: string }[];

function withCounts<T extends { id: string }>(
  company: T,
  records: Record<'quotes' | 'shipments' | 'routes', CompanyRows>,
) {
  const of = (rows: CompanyRows) => rows.filter(({ companyId }) => companyId === company.id).length;
  const { quotes, shipments, routes } = records;
  return {
    ...company,
    quoteCount: of(quotes),
    shipmentCount: of(shipments),
    routeCount: of(routes),
  };
}
