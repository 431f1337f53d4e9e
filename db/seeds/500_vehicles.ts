import { carrierProfiles } from './directory/carrierProfiles.ts';
import { carrierId } from './directory/carriers.ts';
import { companyId } from './directory/companies.ts';
import { id } from './tools/ids.ts';
import { addDays, later, localDate } from './tools/time.ts';

const DAY = 24 * 60;

/**
 * The units and trailers of the known carriers: some with insurance that ends soon, and a trailer whose plates two
 * carriers have on record. The plates are invented.
 */
export function rows(now: Date) {
  const fleets = Object.entries(FLEETS);
  return {
    vehicles: fleets.flatMap(([of, fleet]) => fleet.map((vehicle) => rowOf(of, vehicle, now))),
  };
}

/** The id of a vehicle of the demo data. */
export function vehicleId(of: string, name: string): string {
  return id(`vehicle:${of}:${name}`);
}

/** Number, plates, model year, days until the insurance ends, days until the inspection ends. */
type DemoVehicle = [name: string, plates: string, year: number, insured: number, inspected: number];

const FLEETS: Record<string, DemoVehicle[]> = {
  regio: [
    ['T-101', '41AE7K', 2022, 210, 95],
    ['T-102', '42AE7K', 2022, 210, 101],
    ['T-117', '17AF3R', 2019, 18, 140],
    ['R-301', '630XD1', 2020, 210, 88],
    ['R-302', '631XD1', 2020, 210, 88],
  ],
  lobo: [
    ['L-7', 'R44KTX', 2023, 160, 240],
    ['L-9', 'R45KTX', 2021, 160, 12],
    ['TR-20', 'T208812', 2018, 160, 60],
  ],
  calandria: [
    ['C-1', '55AG2P', 2017, 5, 71],
    ['RC-4', '880XB4', 2015, 5, 45],
  ],
  sabino: [
    ['S-12', '90AH6L', 2020, 75, 130],
    ['RS-3', '880XB4', 2015, 75, 130],
  ],
  brisa: [['B-2', '28AJ9M', 2021, 120, 33]],
};

function rowOf(of: string, vehicle: DemoVehicle, now: Date) {
  const [name, plates, year, insured, inspected] = vehicle;
  const { network } = carrierProfiles().find(({ key }) => key === of)!;
  const today = localDate(now, 'America/Mexico_City');
  const at = later(now, -100 * DAY);
  return {
    id: vehicleId(of, name),
    carrierId: carrierId(of),
    companyId: network === 'operator' ? null : companyId(network),
    name,
    plates,
    year,
    kind: /^(R|TR)/.test(name) ? 'trailer' : 'unit',
    ...(/^(R|TR)/.test(name) ? TRAILER : { ...UNIT, ...permitOf(of, plates) }),
    platesState: of === 'lobo' ? 'US-TX' : 'MX-NLE',
    insurer: INSURERS[of] ?? 'Seguros Cumbre',
    policyNumber: `AUT-${year}-${plates}`,
    insuranceEndsOn: addDays(today, insured),
    inspectionEndsOn: addDays(today, inspected),
    createdAt: at,
    updatedAt: at,
  };
}

/** The vehicle configuration and the trailer type are keys of SAT's catalogs. */
const UNIT = { configuration: 'T3S2', grossWeight: '46.50', trailerType: null };
const TRAILER = {
  configuration: null,
  grossWeight: null,
  trailerType: 'CTR007',
  permitType: null,
  permitNumber: null,
};

/** The permit of a Mexican unit: freight on federal roads. */
function permitOf(of: string, plates: string) {
  if (of === 'lobo') return { permitType: 'TPXX00', permitNumber: null };
  return { permitType: 'TPAF01', permitNumber: `SICT-${plates}` };
}

const INSURERS: Record<string, string> = { lobo: 'Lone Prairie Insurance' };
