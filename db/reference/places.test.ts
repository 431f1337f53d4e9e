import { expect } from 'chai';
import { crossings } from '../seeds/data/places/crossings.ts';
import { places } from '../seeds/data/places/places.ts';
import { liesIn, stateOf, timeZoneOf } from './places.ts';
import { POSTAL_CODES } from './postalCodes.ts';
import { STATES } from './states.ts';
import { OTHER_ZONES } from './zones/zones.gen.ts';

describe('Time zones', () => {
  it('are defined for the 32 states of Mexico and the 51 of the United States, with valid IANA names', () => {
    expect(Object.keys(STATES).filter((state) => state.startsWith('MX-'))).to.have.length(32);
    expect(Object.keys(STATES).filter((state) => state.startsWith('US-'))).to.have.length(51);
    const zones = [
      ...Object.values(STATES).map(([timeZone]) => timeZone),
      ...Object.values(OTHER_ZONES).flatMap((areas) => areas.map(([, timeZone]) => timeZone)),
    ];
    for (const timeZone of zones) new Intl.DateTimeFormat('es', { timeZone });
  });

  for (const [place, state, postalCode, january, july] of [
    ['Mexico City', 'MX-CMX', '06000', -6, -6],
    ['Chihuahua, without summer time since 2022', 'MX-CHH', '31000', -6, -6],
    ['Ciudad Juárez, with the hours of El Paso', 'MX-CHH', '32000', -7, -6],
    ['Ojinaga, with the hours of Presidio', 'MX-CHH', '32880', -6, -5],
    ['Tijuana, with the hours of San Diego', 'MX-BCN', '22000', -8, -7],
    ['Hermosillo', 'MX-SON', '83000', -7, -7],
    ['Mazatlán', 'MX-SIN', '82000', -7, -7],
    ['Bahía de Banderas, with the hours of Puerto Vallarta', 'MX-NAY', '63735', -6, -6],
    ['Cancún', 'MX-ROO', '77500', -5, -5],
    ['Monterrey', 'MX-NLE', '64000', -6, -6],
    ['Colombia, the crossing of Nuevo León', 'MX-NLE', '65000', -6, -5],
    ['Nuevo Laredo', 'MX-TAM', '88277', -6, -5],
    ['Reynosa', 'MX-TAM', '88740', -6, -5],
    ['Matamoros', 'MX-TAM', '87300', -6, -5],
    ['Tampico', 'MX-TAM', '89000', -6, -6],
    ['Piedras Negras', 'MX-COA', '26000', -6, -5],
    ['Ciudad Acuña', 'MX-COA', '26200', -6, -5],
    ['Saltillo', 'MX-COA', '25000', -6, -6],
    ['Laredo', 'US-TX', '78045', -6, -5],
    ['El Paso', 'US-TX', '79901', -7, -6],
    ['Phoenix', 'US-AZ', '85004', -7, -7],
    ['Detroit', 'US-MI', '48226', -5, -4],
    ['Indianapolis', 'US-IN', '46204', -5, -4],
    ['Gary', 'US-IN', '46402', -6, -5],
    ['Louisville', 'US-KY', '40202', -5, -4],
    ['Nashville', 'US-TN', '37203', -6, -5],
    ['Boise', 'US-ID', '83702', -7, -6],
    ['Lewiston, with the hours of Washington', 'US-ID', '83501', -8, -7],
    ['Ontario, Oregon, with the hours of Boise', 'US-OR', '97914', -7, -6],
    ['Bend', 'US-OR', '97701', -8, -7],
    ['Maryville, in the east of Tennessee', 'US-TN', '37801', -5, -4],
    ['Cleveland, Tennessee', 'US-TN', '37311', -5, -4],
    ['Jasper, Tennessee', 'US-TN', '37347', -6, -5],
    ['Panama City, Florida', 'US-FL', '32401', -6, -5],
    ['Tallahassee', 'US-FL', '32301', -5, -4],
    ['Window Rock, of the Navajo Nation', 'US-AZ', '86515', -7, -6],
    ['Flagstaff', 'US-AZ', '86001', -7, -7],
    ['Goodland, Kansas', 'US-KS', '67735', -7, -6],
    ['Iron Mountain, Michigan', 'US-MI', '49801', -6, -5],
    ['West Wendover, with the hours of Utah', 'US-NV', '89883', -7, -6],
    ['Phenix City, with the hours of Georgia', 'US-AL', '36867', -5, -4],
    ['Nava', 'MX-COA', '26170', -6, -5],
    ['Allende', 'MX-COA', '26530', -6, -5],
    ['Ocampo, a border town far from the bridges', 'MX-COA', '27500', -6, -5],
    ['Múzquiz, between border towns', 'MX-COA', '26340', -6, -6],
    ['Sabinas', 'MX-COA', '26700', -6, -6],
    ['Janos, with the hours of Ciudad Juárez', 'MX-CHH', '31840', -7, -6],
    ['Ascensión, with the hours of Ciudad Juárez', 'MX-CHH', '31820', -7, -6],
    ['Nuevo Casas Grandes', 'MX-CHH', '31700', -6, -6],
    ['Villa Ahumada', 'MX-CHH', '32800', -6, -6],
    ['Los Aldamas', 'MX-NLE', '66900', -6, -5],
    ['Lampazos', 'MX-NLE', '65070', -6, -6],
    ['Méndez, in Tamaulipas beyond the border', 'MX-TAM', '88880', -6, -6],
  ] as const) {
    it(`have the UTC offsets of ${place}`, () => {
      const zone = timeZoneOf(state, postalCode);
      expect([hoursAt(zone, '2027-01-15'), hoursAt(zone, '2027-07-15')]).to.deep.equal([
        january,
        july,
      ]);
    });
  }

  it('are those of a border town that is named without its postal code', () => {
    expect(timeZoneOf('MX-TAM', null, 'Nuevo Laredo')).to.equal('America/Matamoros');
    expect(timeZoneOf('MX-CHH', '', 'Cd. Juárez')).to.equal('America/Ciudad_Juarez');
    expect(timeZoneOf('MX-COA', null, 'CIUDAD ACUNA')).to.equal('America/Matamoros');
    expect(timeZoneOf('MX-COA', null, 'Saltillo')).to.equal('America/Monterrey');
    expect(timeZoneOf('MX-OAX', null, 'Juárez')).to.equal('America/Mexico_City');
  });

  it("are the state's zone without a known postal code", () => {
    expect(timeZoneOf('MX-CHH')).to.equal('America/Chihuahua');
    expect(timeZoneOf('US-TX', null)).to.equal('America/Chicago');
  });
});

describe('Postal codes', () => {
  it('of freight cities and border crossings lie in their states', () => {
    const codes = [
      ...POSTAL_CODES.map((line) => line.split(' ').slice(1, 3)),
      ...places.map(({ postalCode, state }) => [postalCode, state]),
      ...crossings.flatMap(({ mexico, unitedStates }) =>
        [mexico, unitedStates].map(([, state, postalCode]) => [postalCode, state]),
      ),
    ] as [string, string][];
    expect(codes.filter(([code, state]) => !liesIn(code, state))).to.deep.equal([]);
    expect(
      codes.filter(([code, state]) => stateOf(state.slice(0, 2), code) !== state),
    ).to.deep.equal([]);
  });

  it('of areas with another time zone lie in their states', () => {
    const outside = Object.entries(OTHER_ZONES).flatMap(([state, areas]) =>
      areas.flatMap(([beginnings]) =>
        beginnings.split(' ').filter((beginning) => !liesIn(beginning.padEnd(5, '0'), state)),
      ),
    );
    expect(outside).to.deep.equal([]);
  });
});

/** The UTC offset in hours at noon of a day. */
function hoursAt(timeZone: string, day: string) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T18:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')!;
  return Number(parts.value.replace('GMT', '').split(':')[0]);
}
