import { createContext, useContext } from 'react';

type OwnText = (field: string, value: unknown) => string | undefined;

/** Provides how a page writes values that it knows better than the contract, such as amounts with a unit. */
export const OwnText = createContext<OwnText>(() => undefined);

/** The text of a value where the page around it has its own. */
export function useOwnText(): OwnText {
  return useContext(OwnText);
}
