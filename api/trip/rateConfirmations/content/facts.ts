import { ACCESSORIALS_WITHOUT_STOPS } from '../../../quoting/invitations/index.ts';
import { packagingName } from '../../../quoting/quotes/index.ts';
import { NEIGHBOURS } from '../../shipments/index.ts';

const stop = (place: string, stem: string) => `json_build_object('place', shipments.${place},
  'date', shipments.${stem}_date, 'from', to_char(shipments.${stem}_from, 'HH24:MI'),
  'to', to_char(shipments.${stem}_to, 'HH24:MI'))`;

/**
 * SQL for the person who requested the rate; if that was the customer or nobody, the person who issues the
 * confirmation.
 */
const QUOTING_PERSON = `(
  select json_build_object('name', users.first_name || ' ' || users.last_name,
    'phone', users.phone, 'email', users.email)
  from users
  where users.company_id = shipments.company_id
    and users.id = any(array[quotes.created_by, :issuedBy::uuid])
  order by users.id is not distinct from quotes.created_by desc limit 1)`;

/** SQL for a carrier's first contact, by `carrierId`, as `contact`. */
export const CARRIERS_CONTACT = `
  select json_build_object('name', contacts.name, 'phone', contacts.phones[1], 'email', contacts.emails[1]) as contact
  from contacts where contacts.carrier_id = :carrierId and contacts.archived_at is null
  order by contacts.created_at, contacts.id limit 1`;

/** SQL for the carrier's last valid rate in its own currency; a load without a quote has only its cost. */
export const PRICE = `coalesce((
  select json_strip_nulls(json_build_object('currency', rates.currency, 'total', rates.total::text,
    'linehaul', linehaul::text, 'fuelSurcharge', fuel_surcharge::text, 'borderCrossing', border_crossing::text,
    'tolls', tolls::text, 'accessorials', (${ACCESSORIALS_WITHOUT_STOPS})::text,
    'stopOffCharge', stop_off_charge::text, 'additionalStops', additional_stops))
  from rates join invitations
    on invitations.company_id = rates.company_id and invitations.id = rates.invitation_id
  where invitations.company_id = shipments.company_id and invitations.quote_id = shipments.quote_id
    and invitations.carrier_id = shipments.carrier_id and not rates.late
  order by rates.version desc limit 1),
  json_build_object('currency', shipments.currency, 'total', shipments.purchase_cost::text))`;

/**
 * SQL for the data of a rate confirmation of one load by `id` and `companyId`, as `facts`; with the load's currency,
 * the carrier's id and nationality and the quote's exchange rate; without the carrier's contact.
 */
export const FACTS = `
  select shipments.currency, carriers.nationality, carriers.id as "carrierId",
    quotes.exchange_rate::text as "rate", quotes.exchange_rate_date as "date",
    json_build_object(
      'reference', shipments.reference,
      'movement', shipments.movement,
      'broker', json_build_object('name', companies.name, 'rfc', companies.rfc, 'ein', companies.ein,
        'address', companies.address, 'phone', companies.phone, 'email', companies.email,
        'contact', ${QUOTING_PERSON}),
      'carrier', json_build_object('name', carriers.carrier_name, 'rfc', carriers.rfc, 'ein', carriers.ein,
        'scacCode', carriers.scac_code, 'caat', carriers.caat, 'address', carriers.address_list->0,
        'phone', carriers.contact_phone, 'email', carriers.quoting_email, 'contact', null),
      'pickup', ${stop('origin', 'pickup')},
      'delivery', ${stop('destination', 'delivery')},
      'handOvers', ${NEIGHBOURS},
      'cargo', json_build_object(
        'equipmentEs', equipments.name_es, 'equipmentEn', equipments.name_en,
        'comodityEs', comodities.name_es, 'comodityEn', comodities.name_en,
        'packagingEs', ${packagingName('name_es', 'shipments')},
        'packagingEn', ${packagingName('name_en', 'shipments')}, 'weight', shipments.weight::text, 'weightUnit', shipments.weight_unit,
        'units', shipments.units, 'hazmat', shipments.hazmat, 'distanceKm', shipments.distance_km::text,
        'comment', shipments.comment),
      'price', ${PRICE}) as facts
  from shipments
    join companies on companies.id = shipments.company_id
    join carriers on carriers.id = shipments.carrier_id
    left join quotes on quotes.company_id = shipments.company_id and quotes.id = shipments.quote_id
    left join equipments on equipments.id = shipments.equipment_id
    left join comodities on comodities.id = shipments.comodity_id
  where shipments.company_id = :companyId and shipments.id = :id`;
