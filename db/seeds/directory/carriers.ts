import { placeJson } from '../tools/addresses.ts';
import type { CarrierProfile } from './carrierProfiles.ts';
import { hasDrayage } from '../quoting/carrierChoice.ts';
import { companyId } from './companies.ts';
import { creditWeights, services } from '../data/carrierTraits.ts';
import { equipmentId } from './equipments.ts';
import { id } from '../tools/ids.ts';
import type { Numbers } from '../tools/numbers.ts';
import { random, type Random } from '../tools/random.ts';
import { companyRfc, personRfc } from '../tools/rfc.ts';
import { slug } from '../tools/text.ts';
import { addDays, later, localDate } from '../tools/time.ts';

/** The rows of the carriers, in the order of their profiles. */
export function carrierRows(profiles: CarrierProfile[], now: Date, numbers: Numbers) {
  const rows = profiles.map((carrier, index) => {
    const choose = random(`carrier-row:${carrier.key}`);
    const createdAt = later(now, (index * 0.5 - 400) * 24 * 60);
    return {
      id: carrierId(carrier.key),
      equipmentIds: carrier.equipment.map(equipmentId).toSorted(),
      companyId: carrier.network === 'operator' ? null : companyId(carrier.network),
      ...identity(carrier, index, choose, numbers),
      ...coverage(carrier),
      ...terms(carrier, choose),
      description: carrier.description?.replace('{week}', inFiveDays(now, carrier)) ?? null,
      addressList: JSON.stringify([placeJson(carrier.home, choose)]),
      status: carrier.status,
      confidence: carrier.confidence,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const { rfc, scacCode } = rows.find(({ id }) => id === carrierId('brisa'))!;
  const claimed = carrierId(claimedRecord(profiles).key);
  return rows.map((row) =>
    row.id === claimed
      ? { ...row, carrierName: 'Brisa Ligera', comercialName: null, rfc, scacCode }
      : row,
  );
}

/** The record of Norte that Líneas Brisa Ligera claims: the same codes under another name and address. */
export function claimedRecord(profiles: CarrierProfile[]): CarrierProfile {
  return profiles.find(({ key, network, home }) => {
    const isInvented = /^\d+$/.test(key);
    return isInvented && network === 'norte' && home.country === 'MX';
  })!;
}

/** The rows of the carriers' equipment. */
export function carrierEquipmentRows(profiles: CarrierProfile[]) {
  return profiles.flatMap(({ key, equipment }) =>
    equipment.map((code) => ({ carrierId: carrierId(key), equipmentId: equipmentId(code) })),
  );
}

/** The id of a carrier by its key. */
export function carrierId(key: string): string {
  return id(`carrier:${key}`);
}

/** The domain of a carrier's e-mail addresses. */
export function carrierDomain({ key, name }: CarrierProfile): string {
  return /^\d+$/.test(key) ? `${slug(name.short)}.test` : `${key}.test`;
}

function identity(carrier: CarrierProfile, index: number, choose: Random, numbers: Numbers) {
  const { name, home, network } = carrier;
  const mexican = home.country === 'MX';
  const crosses = carrier.movements.includes('cross_border');
  const rfc = name.owner ? personRfc(personOf(name.owner), choose) : companyRfc(name.short, choose);
  return {
    carrierName: name.full,
    comercialName: name.short === name.full ? null : name.short,
    businessField: mexican ? 'Autotransporte federal de carga' : 'Motor carrier',
    nationality: home.country,
    identifier: `${network.slice(0, 1).toUpperCase()}T-${String(index + 1).padStart(4, '0')}`,
    rfc: mexican ? rfc : null,
    ein: mexican ? null : numbers.ein(),
    usdotNumber: mexican ? null : String(2_140_300 + index * 37),
    caat: crosses ? numbers.caat() : null,
    scacCode: crosses || !mexican ? numbers.scac(name.short) : null,
    contactPhone: numbers.phone(home.country, home.areaCode),
    quotingEmail: `${mexican ? 'cotizaciones' : 'rates'}@${carrierDomain(carrier)}`,
  };
}

function coverage(carrier: CarrierProfile) {
  const { carrierType, movements, countries, originStates, deliveryStates, hazmat } = carrier;
  const drayage = hasDrayage(carrier);
  return { carrierType, movements, countries, originStates, deliveryStates, hazmat, drayage };
}

function terms({ costPerMile, equipment }: CarrierProfile, choose: Random) {
  const small = equipment.some((code) => ['T350', 'V150', 'LDTR', 'RABN'].includes(code));
  return {
    creditType: choose.weighted(creditWeights),
    costPerMile,
    shippingMode: small ? choose.weighted({ ftl: 2, ltl: 3, both: 5 }) : 'ftl',
    serviceList: choose.sample(services, choose.int(1, 5)),
  };
}

function inFiveDays(now: Date, { home }: CarrierProfile) {
  return addDays(localDate(now, home.timeZone), 5);
}

function personOf({ first, paternal, maternal }: NonNullable<CarrierProfile['name']['owner']>) {
  return { first, paternal, maternal: maternal ?? paternal };
}
