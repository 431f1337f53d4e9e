import { dayOfItsOwn } from '../../dieselPrices/factory.ts';
import { pdfForm } from '../../documents/factory.ts';
import { quoteInput } from '../../quotes/factory.ts';
import { routeInput } from '../../routes/factory.ts';
import { ROLES } from '../../users/roles.ts';
import type { Target } from './records.ts';
import {
  byId,
  call,
  catalog,
  changed,
  crud,
  listing,
  loads,
  one,
  seen,
  verb,
  type Call,
  type Scene,
} from './requests.ts';

const LANE = `originState=MX-NLE&destinationState=US-TX&equipmentId=${crypto.randomUUID()}`;
const FUEL = {
  country: 'MX',
  unit: 'l',
  currency: 'MXN',
  basePrice: '20.00',
  consumption: '2.10',
};
const CHANGE = { comment: 'Revisado' };

/** Every call of the table, resource by resource. */
export const CALLS: Record<string, Call[]> = {
  users: [
    ...crud('users', 'User', 'Users', { firstName: 'Rocío' }, newUser),
    call('getUserDetailsById', 'show', 'get', ({ id }) => `users/details/${id}`),
    call('getUserDetails', 'details', 'get', ({ email }) => `users/details?email=${email}`),
    call('confirmUser', 'confirm', 'get', ({ email }) => `users/confirm?email=${email}`),
    call('setUserFile', 'update', 'patch', ({ id }) => `users/${id}/file?fileParam={"clave":"a"}`),
  ],
  companies: [
    ...crud('companies', 'Company', 'Companies', { comercialName: 'Nueva' }, () => ({
      name: 'Nueva',
    })),
    call(
      'setCompanyFuel',
      'setFuel',
      'patch',
      ({ id }) => `companies/${id}/fuel`,
      () => FUEL,
    ),
    call('updateCompany', 'changePlan', 'patch', byId('companies'), ({ target }) => ({
      plan: target.plan === 'free' ? 'premium' : 'free',
    })),
  ],
  contacts: crud('contacts', 'Contact', 'Contacts', { name: 'Rocío' }, () => ({ name: 'Rocío' })),
  carriers: [
    ...crud('carriers', 'Carrier', 'Carriers', { comercialName: 'Nuevo' }, () => ({
      carrierName: `Nuevo ${crypto.randomUUID()}`,
    })),
    listing(
      'findCarriers',
      'find',
      ({ carrierName }) => `carriers/find?carrierName=${carrierName}`,
    ),
    call('updateCarrier', 'assess', 'patch', byId('carriers'), () => ({ confidence: 'high' })),
    ...loads('carriers', 'Carrier', 'Carriers', () => ({
      carrierName: `Nuevo ${crypto.randomUUID()}`,
    })),
  ],
  validations: [
    ...seen('validations', 'Validation', 'Validations'),
    call('listValidationHistory', 'show', 'get', ({ id }) => `validations/${id}/history`),
    listing('listDocuments', 'list', one('carriers/documentAdminList')),
    listing(
      'listDocumentStatuses',
      'show',
      ({ carrierId }) => `carriers/documentStatuses?carrierId=${carrierId}`,
    ),
    call('downloadDocument', 'show', 'get', ({ id }) => `carriers/documentDownload?uuid=${id}`),
    call(
      'uploadDocument',
      'upload',
      'post',
      ({ id }) => `carriers/documentUpload?uuid=${id}`,
      () => pdfForm(),
    ),
    call(
      'reviewDocument',
      'review',
      'patch',
      () => 'carriers/documentStatus',
      ({ target }) => ({ uuid: target.id, status: 'rejected', reason: 'No se lee' }),
    ),
  ],
  'catalogs/equipments': catalog('equipments', 'Equipment', 'Equipments', { category: 'dry_van' }),
  'catalogs/comodities': catalog('comodities', 'Comodity', 'Comodities', {}),
  'catalogs/packagings': catalog('packagings', 'Packaging', 'Packagings', {}),
  'catalogs/contact_types': catalog('contact_types', 'ContactType', 'ContactTypes', {
    audience: 'carriers',
  }),
  'catalogs/incidents': catalog('incidents', 'Incident', 'Incidents', { severity: 'low' }),
  locations: [
    ...crud('locations', 'Location', 'Locations', { name: 'Patio' }, newLocation),
    ...loads('locations', 'Location', 'Locations', newLocation),
  ],
  quotes: [
    ...seen('quotes', 'Quote', 'Quotes'),
    ...changed('quotes', 'Quote', CHANGE),
    call(
      'createQuote',
      'create',
      'post',
      () => 'quotes',
      () => quoteInput(),
    ),
    call('listQuoteEvents', 'show', 'get', ({ id }) => `quotes/${id}/events`),
    call('listQuoteHistory', 'history', 'get', ({ id }) => `quotes/${id}/history`),
    call('getFuelSurcharge', 'estimate', 'get', ({ id }) => `quotes/${id}/fuel_surcharge`),
    call('getQuoteLaneMemory', 'estimate', 'get', ({ id }) => `quotes/${id}/lane_memory`),
    call('estimateFuelSurcharge', 'preview', 'get', () => 'quotes/fuel_surcharge'),
    call('getLaneMemory', 'preview', 'get', () => `quotes/lane_memory?${LANE}`),
    call('matchCarriers', 'match', 'get', ({ id }) => `quotes/${id}/matches`),
    verb('sendQuote', 'quotes', 'send', ({ world }) => ({ carrierIds: [world.internal.id] })),
    verb('awardQuote', 'quotes', 'award', ({ target }) => ({ invitationId: target.invitationId })),
    verb('requoteQuote', 'quotes', 'requote', ({ world }) => ({ pickupDate: world.soon })),
    verb('shareQuote', 'quotes', 'share', ({ world }) => ({
      saleValue: '2000.00',
      validUntil: world.soon,
    })),
    verb('acceptQuote', 'quotes', 'accept'),
    verb('refuseQuote', 'quotes', 'refuse', () => ({ reason: 'rate_too_high' })),
    verb('unassignQuote', 'quotes', 'unassign', () => ({ reason: 'carrier_cancelled' })),
    call(
      'awardQuote',
      'override',
      'post',
      ({ id }) => `quotes/${id}/award`,
      ({ target }) => ({
        invitationId: target.invitationId,
        overrideReason: 'Lo pide la casa',
      }),
    ),
    verb('dismissQuote', 'quotes', 'dismiss', () => ({ reason: 'other' })),
  ],
  routes: [
    ...crud('routes', 'Route', 'Routes', CHANGE, () => routeInput()),
    call('createRouteFromQuote', 'fromQuote', 'post', ({ id }) => `quotes/${id}/route`),
  ],
  diesel_prices: [
    ...crud('diesel_prices', 'DieselPrice', 'DieselPrices', { source: 'otra' }, newPrice),
    call(
      'uploadDieselPrices',
      'create',
      'post',
      () => 'diesel_prices/upload',
      () => ({ text: 'date,country,currency,unit,price,source' }),
    ),
  ],
  exchange_rates: [
    ...seen('exchange_rates', 'ExchangeRate', 'ExchangeRates'),
    ...changed('exchange_rates', 'ExchangeRate', { source: 'otra' }),
    call('listExchangeRateHistory', 'show', 'get', ({ id }) => `exchange_rates/${id}/history`),
    call(
      'createExchangeRate',
      'create',
      'post',
      () => 'exchange_rates',
      () => ({ date: dayOfItsOwn(), mxnPerUsd: '18.5', source: 'prueba' }),
    ),
  ],
  invitations: [
    ...seen('invitations', 'Invitation', 'Invitations').filter(({ action }) => action !== 'export'),
    verb('openInvitation', 'invitations', 'open'),
    verb('confirmAvailability', 'invitations', 'available'),
    verb('rateInvitation', 'invitations', 'rate', () => ({ currency: 'USD', allIn: '900.00' })),
    verb('logCall', 'invitations', 'call', () => ({ outcome: 'in_contact', reportedBy: 'Rocío' })),
    verb('rejectRate', 'invitations', 'reject', () => ({ reason: 'rate_too_high' })),
    verb('restoreRate', 'invitations', 'restore'),
    verb('declineInvitation', 'invitations', 'decline', () => ({ reason: 'no_availability' })),
  ],
  shipments: [
    ...seen('shipments', 'Shipment', 'Shipments'),
    ...changed('shipments', 'Shipment', CHANGE),
    call('createShipment', 'create', 'post', () => 'shipments', newShipment),
    ...loads('shipments', 'Shipment', 'Shipments', newShipment),
    call('listShipmentEvents', 'show', 'get', ({ id }) => `shipments/${id}/events`),
    call('listShipmentHistory', 'history', 'get', ({ id }) => `shipments/${id}/history`),
    call('listShipmentIncidents', 'show', 'get', ({ id }) => `shipments/${id}/incidents`),
    call(
      'reportShipmentIncident',
      'reportIncident',
      'post',
      ({ id }) => `shipments/${id}/incidents`,
      ({ world }) => ({
        incidentId: world.incident.id,
        place: { city: 'Laredo', state: 'US-TX', country: 'US' },
      }),
    ),
    call(
      'resolveShipmentIncident',
      'reportIncident',
      'post',
      ({ id, reportId = id }) => `shipments/${id}/incidents/${reportId}/resolve`,
    ),
    verb('moveShipment', 'shipments', 'move', ({ target }) => ({
      status: target.status === 'assigned' ? 'at_pickup' : 'confirmed',
    })),
  ],
  inquiries: [
    ...seen('inquiries', 'Inquiry', 'Inquiries').filter(({ action }) => action !== 'export'),
    ...changed('inquiries', 'Inquiry', CHANGE),
  ],
  notifications: [
    listing('listNotifications', 'list', one('notifications')),
    call('readAllNotifications', 'readAll', 'post', () => 'notifications/read'),
    ...(['patch', 'put'] as const).map((method) =>
      call(
        `${method === 'put' ? 'replace' : 'update'}Notification`,
        'update',
        method,
        ({ id }) => `notifications/${id}?action=read`,
      ),
    ),
  ],
  imports: [
    listing('listImports', 'list', one('imports')),
    call('getImport', 'show', 'get', byId('imports')),
    call('listImportRows', 'show', 'get', ({ id }) => `imports/${id}/rows`),
    call('getImportFile', 'show', 'get', ({ id }) => `imports/${id}/file`),
  ],
  history: [
    ...seen('history', 'Event', 'History').filter(({ action }) => action !== 'show'),
    call('getHistory', 'show', 'get', ({ quoteId }) => `history/${quoteId}`),
  ],
  rateConfirmations: [
    call('listRateConfirmations', 'list', 'get', ({ id }) => `shipments/${id}/rateConfirmations`),
    call(
      'downloadRateConfirmation',
      'show',
      'get',
      (target) => `${confirmation(target)}/file?format=html`,
    ),
    call(
      'issueRateConfirmation',
      'issue',
      'post',
      ({ id }) => `shipments/${id}/rateConfirmations`,
      newTerms,
    ),
    call(
      'acceptRateConfirmation',
      'accept',
      'post',
      (target) => `${confirmation(target)}/accept`,
      ({ target }) => ({
        hash: target.hash ?? '0'.repeat(64),
      }),
    ),
  ],
  saved_queries: [
    listing('listSavedQueries', 'list', one('saved_queries')),
    call(
      'createSavedQuery',
      'create',
      'post',
      () => 'saved_queries',
      () => ({
        resource: 'carriers',
        name: crypto.randomUUID(),
        query: { filter: {} },
      }),
    ),
    call('deleteSavedQuery', 'delete', 'delete', byId('saved_queries')),
  ],
};

function newUser({ world, person: { user } }: Scene) {
  const { userTypeId } = user;
  const place = userTypeId === 1 ? { companyId: world.house.id } : {};
  const name = { firstName: 'Rocío', lastName: 'Prueba' };
  const email = `${crypto.randomUUID()}@prueba.test`;
  return { ...name, email, userTypeId, userRoleId: ROLES.member, ...place };
}

function newPrice() {
  const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.10', source: 'prueba' };
  return { ...price, date: dayOfItsOwn() };
}

function newLocation() {
  return { name: 'Patio', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
}

function confirmation({ id, confirmationId = id }: Target) {
  return `shipments/${id}/rateConfirmations/${confirmationId}`;
}

function newTerms() {
  return { freeHours: 3, paymentDays: 15, evidence: ['signed_pod'] };
}

function newShipment() {
  const { movement, origin, destination } = quoteInput();
  return { movement, origin, destination };
}
