import { createContext, useContext } from 'react';
import type { SessionUser } from '../auth/session.ts';
import type { Messages } from '../i18n/MessageTree.ts';
import type { AdminModule } from './AdminModule.ts';

/** What the admin is made of: its modules, and what they share. */
export interface Product {
  modules: readonly AdminModule[];
  /** The texts that several modules say. */
  messages: Messages;
  /** Which of the kinds of users that the places of menu entries tell apart. */
  kindOf: (user: SessionUser) => string;
  /** The first page of a user after signing in. */
  homeOf: (user: SessionUser) => string;
}

/** The product around everything that is shown. */
export const ProductContext = createContext<Product | undefined>(undefined);

/** The product. Only below createAdmin's context. */
export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (!product) throw new Error('There is no product around this component');
  return product;
}
