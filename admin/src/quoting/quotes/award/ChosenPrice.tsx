import { createContext, type ReactNode, useContext } from 'react';
import { type KeptState, useKeptState } from '../../../core/form/useKeptState.ts';
import { useInvitations } from '../invited/useInvitations.ts';
import { chosenOf, sortedOffers } from '../rates/compared.ts';
import type { Invitation, Quote } from '../quote.ts';
import { NO_SALE, type Sale, saleOf } from './margin.ts';

interface Typed {
  name: keyof Sale;
  text: string;
}

/** The reasons that an assignment may need, as typed. */
export interface AwardReasons {
  /** For choosing another rate than the lowest, with its comment. */
  reason: string;
  comment: string;
  /** For choosing a carrier that lacks documents. */
  overrideReason: string;
  /** For selling below cost. */
  lossReason: string;
}

interface Choice {
  chosen?: string;
  /** The ids of the invitations chosen for legs, by the id of the leg; empty for one that is left open. */
  legs?: Record<string, string>;
  typed?: Typed;
  /** By the id of the invitation, and that for selling legs below cost by the id of the quote. */
  reasons: Record<string, AwardReasons>;
}

const Context = createContext<KeptState<Choice> | undefined>(undefined);

/**
 * Provides the chosen rate, the typed sale and the typed reasons of a quote to its page, for assigning the load and
 * sharing the price. They are kept as a draft until the load is assigned.
 */
export function ChosenPrice({ quote, children }: { quote: Quote; children: ReactNode }) {
  const draft = useKeptState<Choice>(`quotes/${quote.id} award`, NOTHING);
  return <Context.Provider value={draft}>{children}</Context.Provider>;
}

/** The draft of what is chosen and typed on this page. */
export function useChoice(): KeptState<Choice> {
  return useContext(Context) ?? NOT_KEPT;
}

/** The chosen rate of a quote, by default the lowest valid one, and the function to choose another. */
export function useChosenOffer(quote: Quote): {
  offer: Invitation | undefined;
  choose: (id: string) => void;
} {
  const { values, change } = useChoice();
  const { data: invitations = [] } = useInvitations(quote);
  const choose = (chosen: string) => change({ chosen });
  return { offer: chosenOf(sortedOffers(invitations), values.chosen), choose };
}

/** The sale that was typed on this page, otherwise that of the quote, and the function to set it. */
export function useTypedSale(quote: Quote, cost: string): [Sale, (typed: Typed) => void] {
  const { values, change } = useChoice();
  const { name, text } = values.typed ?? saleOfQuote(quote);
  return [text ? saleOf(cost, name, text) : NO_SALE, (typed) => change({ typed })];
}

/** The reasons typed for an offer, and the function to change some of them. */
export function useTypedReasons({ id }: Invitation) {
  const [reasonsOf, type] = useReasonsOf();
  return [reasonsOf(id), (some: Partial<AwardReasons>) => type(id, some)] as const;
}

/** The reasons typed for any offer by its id, and the function to change some of them. */
export function useReasonsOf() {
  const { values, change } = useChoice();
  const reasonsOf = (id: string) => values.reasons[id] ?? NO_REASONS;
  const type = (id: string, some: Partial<AwardReasons>) =>
    change({ reasons: { ...values.reasons, [id]: { ...reasonsOf(id), ...some } } });
  return [reasonsOf, type] as const;
}

function saleOfQuote(quote: Quote): Typed {
  return { name: 'saleValue', text: quote.saleValue ?? '' };
}

const NOTHING: Choice = { reasons: {} };
const NO_REASONS: AwardReasons = { reason: '', comment: '', overrideReason: '', lossReason: '' };
const NOT_KEPT: KeptState<Choice> = {
  place: '',
  values: NOTHING,
  change: () => {},
  recovered: undefined,
  restart: () => {},
};
