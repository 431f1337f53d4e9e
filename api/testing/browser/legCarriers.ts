import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** A carrier of the demo data without an account, the leg that it is asked for, and its rate. */
export interface LegCarrier {
  leg: 'mexican' | 'transfer' | 'us';
  name: string;
  email: string;
  /** As it types its rate, and as pages show it. */
  rate: string;
  amount: string;
  /** The cities of the leg. */
  cities: [from: string, to: string];
}

const jacaranda: LegCarrier = {
  leg: 'mexican',
  name: 'Fletes Jacaranda Morena',
  email: 'cotizaciones@fletes-jacaranda-morena.test',
  rate: '30000',
  amount: '$30,000.00 MXN',
  cities: ['Apodaca', 'Colombia'],
};

/** The carriers that get a leg of a load from Apodaca to Dallas across the Colombia bridge, in driving order. */
export const winners: LegCarrier[] = [
  jacaranda,
  {
    leg: 'transfer',
    name: 'Fletes Loma Norteña',
    email: 'cotizaciones@fletes-loma-nortena.test',
    rate: '180',
    amount: '$180.00 USD',
    cities: ['Colombia', 'Laredo'],
  },
  {
    leg: 'us',
    name: 'Amber Harbor Trucking',
    email: 'rates@amber-harbor-trucking.test',
    rate: '1240',
    amount: '$1,240.00 USD',
    cities: ['Laredo', 'Dallas'],
  },
];

/** A carrier that is dearer than the winner of its leg. */
export const loser: LegCarrier = {
  ...jacaranda,
  name: 'Logística Gobernadora Rojiza',
  email: 'cotizaciones@logistica-gobernadora-rojiza.test',
  rate: '34500',
  amount: '$34,500.00 MXN',
};

/** The winners, and the one that loses. */
export const invitedCarriers = [...winners, loser];

interface Reading {
  /** Texts that the page must not show either. */
  secrets: string[];
  /** Whether the page names the carriers with which the leg is handed over, which only its award tells. */
  namesNeighbours?: boolean;
}

/** Checks that the page of a carrier shows the cities of its leg, and no other one, nor another carrier or its rate. */
export async function expectOwnLegAlone(
  phone: Page,
  carrier: LegCarrier,
  { secrets, namesNeighbours = false }: Reading,
): Promise<void> {
  const text = await phone.locator('main').innerText();
  const others = invitedCarriers.filter(({ name }) => name !== carrier.name);
  const neighbours = namesNeighbours ? neighboursOf(carrier) : [];
  const cities = others.flatMap((other) => other.cities);
  const hidden = [
    ...cities.filter((city) => !carrier.cities.includes(city)),
    ...others.map(({ amount }) => amount.split('.')[0]!),
    ...others.filter((other) => !neighbours.includes(other)).map(({ name }) => name),
    ...secrets,
  ];
  for (const shown of [...carrier.cities, ...neighbours.map(({ name }) => name)])
    expect(text, phone.url()).to.include(shown);
  for (const one of hidden) expect(text, phone.url()).not.to.include(one);
}

function neighboursOf({ leg }: LegCarrier): LegCarrier[] {
  const at = winners.findIndex((winner) => winner.leg === leg);
  return winners.filter((_, other) => Math.abs(other - at) === 1);
}
