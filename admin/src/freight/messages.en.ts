import { Place } from '#labels/geography.en';
import { Frequency } from '#labels/routes.en';
import { Movement } from '#labels/carriers.en';
import { EventReason, QuoteKind } from '#labels/quotes.en';
import type { es } from './messages.es.ts';
import { en as links } from './links/messages.en.ts';

/** The texts of freight that several modules use, in English. */
export const en: typeof es = {
  anden: {
    ...links,
    menu: {
      operation: 'Operations',
      documents: 'Documents',
      money: 'Money',
      directory: 'Directory',
      settings: 'Settings',
      system: 'System',
    },
    importFor: { company: 'Network that they are added to', help: "Blank: Andén's own." },
    lane: {
      origin: 'Origin',
      destination: 'Destination',
      fromTo: 'From %{origin} to %{destination}',
    },
    place: {
      ...Place,
      location: 'Saved location',
      add: 'Add an address',
      remove: 'Remove the address',
    },
    states: {
      allMX: '+ All of Mexico',
      borderMX: '+ Mexican border',
      allUS: '+ All of the US',
      borderUS: '+ US border',
      none: 'Remove all',
      wholeMX: 'All of Mexico (%{smart_count} states)',
      wholeUS: 'All of the United States (%{smart_count} states)',
      someMX: '%{smart_count} state in Mexico |||| %{smart_count} states in Mexico',
      someUS: '%{smart_count} state in the US |||| %{smart_count} states in the US',
    },
    movement: Movement,
    startsAt: 'The time to answer starts on %{start}; answers are welcome now.',
    timeline: {
      title: 'Activity log',
      empty: 'Nothing has happened yet.',
      all: 'Show all %{smart_count} entries',
      system: 'Andén',
      terms: {
        deadline: 'Deadline %{value}',
        rate: 'Rate %{value}',
        price: 'Price %{value}',
        cost: 'Carrier cost %{value}',
        sale: 'Customer rate %{value}',
        validUntil: 'Valid until %{value}',
      },
      byCall: 'By phone',
      toldBy: 'By phone: %{name}',
      recordedBy: 'recorded by %{name}',
      recordedAt: 'recorded %{at}',
      byLink: 'By link',
      failed: "Couldn't load the activity log. Try again.",
    },
    reasons: EventReason,
    stop: {
      pickup: 'Pickup',
      delivery: 'Delivery',
      bothDays: 'Choose both the pickup and the delivery date',
      deliveryFirst: 'Delivery cannot come before pickup',
      kind: 'Kind of stop',
      contact: 'Contact at the place',
      phone: "Contact's phone",
      reference: 'Reference of the stop',
      goodsAt: { pickup: 'Goods picked up', delivery: 'Goods delivered' },
      add: 'Add a stop',
      addGoods: 'Add goods',
      byStop: 'Contact and goods by stop',
      between: 'Stops between the pickup and the last delivery',
      up: 'Move stop %{number} up',
      down: 'Move stop %{number} down',
      remove: 'Remove stop %{number}',
      undo: 'Undo',
      added: 'Added: %{stop}',
      removed: 'Removed: %{stop}',
      moved: 'Stop %{from} was moved: it is now %{stop}',
      stays: 'Not moved: the first stop is a pickup, the last one a delivery',
      position: 'Stop %{number} of %{count}',
      more: '+%{smart_count} stop |||| +%{smart_count} stops',
      piece: '%{smart_count} piece |||| %{smart_count} pieces',
      goods: { pickup: 'Picked up: %{goods}', delivery: 'Delivered: %{goods}' },
    },
    noDate: 'Date to be set',
    dimensions: 'Dimensions and packaging',
    kind: QuoteKind,
    frequency: Frequency,
    unit: { kg: 'kg', lb: 'lb', m: 'm', ft: 'ft' },
    currency: { USD: 'USD · dollars', MXN: 'MXN · pesos' },
    withoutTax: 'excl. VAT (IVA)',
    usedByQuotes:
      'Quotes have used this value, so it cannot be changed or archived. Enter the right one for the same date: it applies from now on, and those quotes keep the old one.',
    doubt: {
      target: {
        above: '%{amount} is %{percent}% above the target rate, %{reference}.',
        below: '%{amount} is %{percent}% below the target rate, %{reference}.',
      },
      memory: {
        above: '%{amount} is %{percent}% above what is usual on the lane, %{reference}.',
        below: '%{amount} is %{percent}% below what is usual on the lane, %{reference}.',
      },
      last: {
        above: '%{amount} is %{percent}% above the last value, %{last} (%{date}).',
        below: '%{amount} is %{percent}% below the last value, %{last} (%{date}).',
      },
      loss: 'The sale, %{amount}, is below the purchase cost, %{reference}: %{difference} would be lost.',
      margin:
        'The margin would be %{percent}% of the sale: the purchase is %{reference} and the sale %{amount}.',
    },
    part: {
      linehaul: 'Linehaul',
      fuelSurcharge: 'Fuel surcharge',
      borderCrossing: 'Border crossing',
      tolls: 'Tolls',
      accessorials: 'Accessorials',
      stopOff: 'Additional stops',
    },
    stopOff: {
      charge: 'Stop-off charge',
      added: 'For each stop besides the first and the last: added × %{times}',
      contained: 'For each stop besides the first and the last (× %{times}); included',
      ofAllIn: 'Includes %{times} × %{amount} per additional stop',
    },
    transit: {
      transitDays: 'Transit days',
      transitHours: 'Transit hours',
      hoursHelp: 'Instead of the days, from pickup to delivery',
    },
  },
};
