import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useInvitations } from '../invited/useInvitations.ts';
import { chosenOf, compared } from '../rates/compared.ts';
import type { Invitation, Quote } from '../quote.ts';
import { NO_SALE, type Sale, saleOf } from './margin.ts';

interface Typed {
  name: keyof Sale;
  text: string;
}

interface Choice {
  chosen?: string;
  choose: (id: string) => void;
  typed?: Typed;
  type: (typed: Typed) => void;
}

const Context = createContext<Choice>({ choose: () => {}, type: () => {} });

/** Holds, for the page of a quote, which rate is chosen and what was typed as its sale: award and sharing use both. */
export function ChosenPrice({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<string>();
  const [typed, type] = useState<Typed>();
  const choice = useMemo(() => ({ chosen, choose, typed, type }), [chosen, typed]);
  return <Context.Provider value={choice}>{children}</Context.Provider>;
}

/** The chosen rate of a quote, the lowest valid one until one is chosen, and how to choose another. */
export function useChosenOffer(quote: Quote): {
  offer: Invitation | undefined;
  choose: (id: string) => void;
} {
  const { chosen, choose } = useContext(Context);
  const { data: invitations = [] } = useInvitations(quote);
  return { offer: chosenOf(compared(invitations), chosen), choose };
}

/** The sale over a cost as it was typed on this page, else the quote's own, and how to type it. */
export function useTypedSale(quote: Quote, cost: string): [Sale, Choice['type']] {
  const { typed, type } = useContext(Context);
  const { name, text } = typed ?? { name: 'saleValue' as const, text: quote.saleValue ?? '' };
  return [text ? saleOf(cost, name, text) : NO_SALE, type];
}
