import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import type { Gap } from '../gaps.ts';
import { type Input, INPUTS } from './inputs.ts';
import { LEGS } from '../words.ts';
import { NONE, type Offers, type OffersByLeg, type OfferName } from './offers.ts';

type Field = Schemas['BorderField'];

/** The fields with which these gaps are closed, each once; a choice is left out where nothing is offered for its leg. */
export function fieldsFor(gaps: Gap[], offers: OffersByLeg, locale: Locale): Field[] {
  const fields = gaps.flatMap(({ code, leg }) => {
    const legOffers = (leg && offers[leg]) ?? NONE;
    return (INPUTS[code] ?? [])
      .filter(({ offers: name }) => !name || legOffers[name].length > 0)
      .map((input) => fieldOf(input, { leg, legOffers, locale }));
  });
  return fields.filter(({ name }, at) => fields.findIndex((one) => one.name === name) === at);
}

interface Place {
  leg: Gap['leg'];
  legOffers: Offers;
  locale: Locale;
}

function fieldOf(input: Input, { leg, legOffers, locale }: Place): Field {
  const { name, kind = 'text', label, hint, offers, insteadOf } = input;
  const at = (field: string) => (leg ? `legs.${leg}.${field}` : field);
  const isOther = insteadOf && legOffers[insteadOf].length > 0;
  return {
    name: at(name),
    group: leg ? LEGS[leg][locale] : CROSSING[locale],
    label: label[locale],
    kind,
    hint: hint?.[locale] ?? null,
    choices: offers ? legOffers[offers].map((one) => shownIn(one, locale)) : [],
    insteadOf: isOther ? at(insteadOf) : null,
  };
}

/** Its name, with the plates of a vehicle, and whether a paper of it has expired. */
function shownIn({ id, name, detail, hasExpired }: Offers[OfferName][number], locale: Locale) {
  return { id, name: [name, detail, hasExpired && EXPIRED[locale]].filter(Boolean).join(' · ') };
}

const EXPIRED: Words = { es: 'papel vencido', en: 'paper expired' };
const CROSSING: Words = { es: 'Cruce', en: 'Crossing' };
