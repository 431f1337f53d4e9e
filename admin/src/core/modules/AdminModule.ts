import type { ComponentType, ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';

/** What an entity's module hands to App.tsx: its screens, its pages outside the usual four, its texts. */
export interface AdminModule extends Pick<
  ResourceProps,
  'icon' | 'recordRepresentation' | 'options'
> {
  /** The resource of the API and the first part of its paths: `quotes`, `catalogs/equipments`. */
  name: string;
  list?: ComponentType;
  /** Where its list stands below /admin, if not at its name. */
  listPath?: string;
  /** Whether a record's one page is at /{name}/{id}, among its `customRoutes`. */
  isBare?: boolean;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Pages at paths of their own below /admin, such as `carrier/quotes` or `quotes/:id/requote`. */
  customRoutes?: ModuleRoute[];
  /** A page at the root, outside /admin: `{ path: 'profile', page: ProfilePage }`. */
  rootPage?: { path: string; page: ComponentType };
  messages: Messages;
}

/** A page of a module: its path below /admin, without a leading slash. */
export interface ModuleRoute {
  path: string;
  element: ReactNode;
}

/** The texts of a module in both languages, with the same keys. */
export interface Messages {
  es: MessageTree;
  en: MessageTree;
}

/** Texts by key, nested: `{ resources: { quotes: { name: 'Cotización |||| Cotizaciones' } } }`. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}
