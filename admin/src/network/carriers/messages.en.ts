import {
  Carrier,
  CarrierFieldsCarrierType,
  CarrierStatus,
  Confidence,
  CreditType,
  Network,
} from '#labels/carriers.en';
import { ClaimFactState } from '#labels/claims.en';
import { IdentityFactKind, IdentityFactSource } from '#labels/identityFacts.en';
import type { es } from './messages.es.ts';

/** The texts of carriers in English. */
export const en: typeof es = {
  resources: {
    carriers: {
      name: 'Carrier |||| Carriers',
      empty: 'No carriers yet',
      emptyHelp:
        'Register the carriers that haul for you: with their coverage and equipment you can quote right away.',
      importHelp: 'Equipment columns take TRUE or FALSE.',
      page: {
        create: 'New carrier',
        edit: 'Edit carrier: %{recordRepresentation}',
      },
      notifications: { created: 'Carrier saved', updated: 'Carrier saved' },
      fields: {
        ...Carrier,
        movement: 'Movement',
        originState: 'Pickup state',
        deliveryState: 'Delivery state',
        equipmentId: 'Equipment',
        bridgeId: 'Bridge it crosses',
      },
    },
  },
  carriers: {
    menu: { profile: 'Profile' },
    banner: {
      title: 'Carrier network',
      count: '%{smart_count} carrier |||| %{smart_count} carriers',
    },
    notSaved: 'Error saving carrier info',
    status: CarrierStatus,
    confidence: Confidence,
    confidenceLevel: {
      very_high: 'Very high confidence',
      high: 'High confidence',
      medium: 'Medium confidence',
      low: 'Low confidence',
      very_low: 'Very low confidence',
    },
    facts: {
      title: 'Who it is',
      note: 'These are facts to compare, not a score: each difference may have a good reason. When in doubt, request the tax status certificate and call the phone number that you knew before.',
      state: ClaimFactState,
      kind: IdentityFactKind,
      rfc_digit: {
        matches: 'The digit is the right one.',
        mismatch: 'The digit is not the right one; this is so for about 1.5% of real RFCs.',
        missing: 'No RFC is on record.',
        generic: 'It is a generic RFC.',
      },
      rfc_name: {
        matches: 'The letters are those of the name.',
        mismatch:
          'The letters are not those that the name on record gives; it may be a trade name.',
        missing: 'There is no RFC or name to compare with.',
        generic: 'It is a generic RFC.',
      },
      email_domain: {
        company_domain: "The address is of a domain with the company's name.",
        free_mailbox: 'The address is of a free service that anybody can use.',
        other_domain: "The address is of a domain without the company's name.",
        missing: 'No e-mail is on record.',
      },
      phone: {
        only_here: 'No other carrier that you see has it.',
        shared: 'These have it as well:',
        missing: 'No phone is on record.',
      },
      plates: {
        only_here: 'No other carrier that you see has a unit with those plates.',
        shared: 'These have a unit with the same plates as well:',
        missing: 'No units are on record.',
      },
      bank_account: {
        changed_lately:
          'Another account replaces the one before from %{date}. Before you pay, confirm it by a phone number you knew before.',
        unchanged: 'It did not change in the last 30 days.',
        missing: 'There is no confirmed account.',
      },
      check: 'Before you assign the load, compare who this carrier is:',
      see: 'View the facts',
      differing: {
        rfc_digit: 'The check digit of the RFC is not the right one.',
        rfc_name: 'The letters of the RFC are not those of the name.',
        email_domain: 'It quotes from a free e-mail service.',
        phone: 'Another carrier has the same phone number.',
        plates: 'Another carrier has a unit with the same plates.',
        bank_account: 'Its bank account changed less than 30 days ago.',
      },
      endsIn: 'ending in %{digits}',
      ofAnden: 'a carrier of the Andén network',
      source: IdentityFactSource,
    },
    trust: {
      title: 'Confidence level',
      documents: '%{valid} of %{required} required documents valid',
      answers: 'In a year: %{inTime} of %{asked} requests answered in time',
      loads: 'In a year: %{delivered} loads delivered, %{onTime} by the planned day',
      stops:
        'With more than two stops the window of each counts: %{late} of %{reached} reached late',
      incidents: 'In a year: %{reported} incidents, %{delayed} with a delay',
      effect:
        'A person sets it. Among those that cover a load, the contracted carrier of the route comes first, then the highest level; at the same level, more loads on the lane and faster answers.',
      setBy: '%{name} set it on %{date}: %{reason}',
      action: 'Change level',
      ask: 'Your team can see the reason.',
      reason: 'Reason',
      save: 'Save level',
      done: 'Confidence level saved',
    },
    network: Network,
    networkOf: { internal: 'Internal network', own: 'Own network' },
    type: CarrierFieldsCarrierType,
    mode: { ftl: 'Full truckload (FTL)', ltl: 'Less than truckload (LTL)', both: 'Both' },
    credit: CreditType,
    lanes: {
      title: 'Lanes',
      covered: 'States it covers',
      driven: 'Lanes of its loads and rates',
      none: 'No loads or rates yet',
      noneHelp: 'Here you will see between which states it moved loads and what it last charged.',
      loads: '%{smart_count} load |||| %{smart_count} loads',
      lastLoad: 'last on %{date}',
      lastRate: 'Last rate: %{amount}, %{date}',
    },
    picksUpIn: 'Picks up in',
    deliversIn: 'Delivers in',
    missing: 'Missing:',
    complete: 'Complete',
    noAddresses: 'No addresses registered.',
    hint: {
      rfc: '12 characters for a company, 13 for a person.',
      caat: 'Four letters or digits.',
      scac: 'Two to four letters.',
      usdot: 'Up to eight digits; to operate in the United States.',
      mc: 'MC-123456; for a carrier of Mexico, MX-123456.',
      identifier: 'Your own key; unique in the network.',
      status: 'Only active carriers are offered loads.',
      network: "Blank: Andén's internal network.",
      bridges: 'For a transfer; without any, it crosses all.',
      services: 'Type one and press Enter.',
      email: 'Where rate requests arrive.',
    },
    section: {
      identity: 'Identity',
      identityHint: 'As on tax and customs documents.',
      standing: 'Status',
      standingHint: 'The network decides it, not the carrier.',
      coverage: 'Coverage',
      coverageHint: 'This decides which loads it is offered.',
      contact: 'Contact and terms',
      addresses: 'Addresses',
      description: 'Description',
    },
  },
};
