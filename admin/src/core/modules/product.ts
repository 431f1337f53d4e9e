import { type ComponentType, createContext, useContext } from 'react';
import type { SessionUser } from '../auth/session.ts';
import type { Messages } from '../i18n/MessageTree.ts';
import type { AdminModule } from './AdminModule.ts';

/** A titled section of the side navigation; its text is `anden.menu.{name}`. */
export interface MenuSection {
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  /** The collapsible group of the fixed menu whose pages are one entry of this section, for users without that group. */
  groups?: string[];
}

/** The product that the admin shows: its modules, and what they share. */
export interface Product {
  modules: readonly AdminModule[];
  /** The texts that several modules use. */
  messages: Messages;
  /** The sections of the side navigation below the menu that the specification fixes, in their order. */
  sections: readonly MenuSection[];
  /** The number of tasks of each kind that wait for the user; undefined until it is loaded. */
  useWaiting: () => Record<string, number> | undefined;
  /** How a value is written among the changes of a record where its parts alone do not tell it; undefined for other values. */
  useValueText: () => (field: string, value: unknown) => string | undefined;
  /** The kind of a user, which decides the positions of menu entries. */
  kindOf: (user: SessionUser) => string;
  /** The first page of a user after signing in. */
  homeOf: (user: SessionUser) => string;
}

/** The React context of the product. */
export const ProductContext = createContext<Product | undefined>(undefined);

/** The product. Use it only below createAdmin's context. */
export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (!product) throw new Error('There is no product around this component');
  return product;
}
