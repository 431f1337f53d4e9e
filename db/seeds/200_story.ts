import { carrierProfiles } from './directory/carrierProfiles.ts';
import { carrierEquipmentRows, carrierRows } from './directory/carriers.ts';
import { companyId, companyRows } from './directory/companies.ts';
import { contactRows } from './directory/contacts.ts';
import { history } from './data/stories/history.ts';
import { loads } from './data/stories/loads.ts';
import { storiesElsewhere } from './data/stories/storiesElsewhere.ts';
import { storiesMoving } from './data/stories/storiesMoving.ts';
import { storiesNow } from './data/stories/storiesNow.ts';
import { dieselPriceRows } from './quoting/dieselPrices.ts';
import { documentRows } from './directory/documents.ts';
import { eventRows } from './moving/events.ts';
import { exchangeRates } from './quoting/exchangeRates.ts';
import { inquiryRows } from './quoting/inquiries.ts';
import { invitationRows } from './quoting/invitations.ts';
import { locationRows } from './directory/locations.ts';
import { notificationRows } from './moving/notifications.ts';
import { numbers } from './tools/numbers.ts';
import { plot, type Stage } from './quoting/plot.ts';
import { quoteRows } from './quoting/quotes.ts';
import { rateRows } from './quoting/rates.ts';
import { shipmentIncidentRows } from './moving/shipmentIncidents.ts';
import { routeRows } from './quoting/routes.ts';
import { shipmentRows } from './moving/shipments.ts';
import { awardedTrip, plainTrip } from './moving/trips.ts';
import { userRows } from './directory/users.ts';

/** The companies, carriers, quotes and loads of the demo data by table, in an order that foreign keys accept. */
export function rows(now: Date) {
  const { companies, carriers, users, ...directory } = directoryRows(now);
  const stage = { now, carriers, ...directory };
  const plots = plotted(stage);
  const awarded = plots.filter(({ story }) => story.status === 'assigned');
  const trips = [
    ...awarded.map((each) => awardedTrip(each, now)),
    ...loads.map((load) => plainTrip(load, stage)),
  ];
  const [quotes, shipments] = [quoteRows(plots), shipmentRows(trips)];
  const events = eventRows(plots, trips, users);
  const invitations = invitationRows(plots);
  const routes = routeRows(quotes, invitations);
  const papers = documentRows(carriers, now);
  return {
    companies: companies.map((company) => counted(company, { quotes, shipments, routes })),
    carriers: directory.carrierRows,
    carrier_equipments: carrierEquipmentRows(carriers),
    users,
    documents: papers.documents,
    document_versions: papers.versions,
    contacts: directory.contacts,
    locations: directory.locations,
    exchange_rates: directory.exchangeRates,
    diesel_prices: dieselPriceRows(now),
    quotes,
    invitations,
    routes,
    rates: rateRows(plots, users),
    shipments,
    shipment_incidents: shipmentIncidentRows(trips, users, now),
    events,
    notifications: notificationRows({ events, quotes, shipments, users }, now),
    inquiries: inquiryRows(now, {
      quotes,
      carriers: directory.carrierRows,
      operatorId: companyId('operator'),
    }),
  };
}

function directoryRows(now: Date) {
  const give = numbers();
  const carriers = carrierProfiles();
  return {
    companies: companyRows(now, give),
    carriers,
    carrierRows: carrierRows(carriers, now, give),
    users: userRows(carriers, now, give),
    contacts: contactRows(carriers, now, give),
    locations: locationRows(now),
    exchangeRates: exchangeRates(now),
  };
}

function plotted(stage: Stage) {
  const stories = [...history, ...storiesMoving, ...storiesElsewhere, ...storiesNow];
  const byAge = stories.sort((a, b) => b.age - a.age);
  return byAge.map((story) => plot(story, stage));
}

type Owned = { companyId: string }[];

function counted<T extends { id: string }>(
  company: T,
  owned: Record<'quotes' | 'shipments' | 'routes', Owned>,
) {
  const of = (rows: Owned) => rows.filter(({ companyId }) => companyId === company.id).length;
  const { quotes, shipments, routes } = owned;
  return {
    ...company,
    quoteCount: of(quotes),
    shipmentCount: of(shipments),
    routeCount: of(routes),
  };
}
