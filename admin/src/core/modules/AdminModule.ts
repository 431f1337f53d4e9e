import type { ComponentType } from 'react';
import type { RecordToStringFunction, ResourceProps } from 'react-admin';
import type { SessionUser } from '../auth/session.ts';
import type { Messages } from '../i18n/MessageTree.ts';

/** What an entity's module hands to the admin: its screens, its other pages, its place in menus, its texts. */
export interface AdminModule extends Pick<
  ResourceProps,
  'icon' | 'recordRepresentation' | 'options'
> {
  /** The resource of the API and the first part of its paths: `users`, `catalogs/colours`. */
  name: string;
  list?: ComponentType;
  /** Where its list stands below /admin, if not at its name. */
  listPath?: string;
  /** Whether a record's one page is at /{name}/{id}, among its `customRoutes`. */
  isBare?: boolean;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Whether a file can be loaded into it, at /{name}/load. */
  hasImport?: boolean;
  /** Pages at paths of their own below /admin, such as `users/:id/access`. */
  customRoutes?: ModuleRoute[];
  /** A page at the root, outside /admin, which the person's menu leads to. */
  rootPage?: RootPage;
  /** Its entries of the side navigation; without them its list is the one. */
  menu?: MenuEntry[];
  /** What it shows in the top bar, and to whom. */
  topBar?: { item: ComponentType; isFor: (user: SessionUser) => boolean };
  /** Makes its records found by the command palette, which asks its list with `q`. */
  search?: ModuleSearch;
  /** The fields of other records that name one of its own: `companyId`. */
  namedBy?: string[];
  /** Where a record is shown that the API calls so, if not at /{name}/{id}/view. */
  pageOf?: Record<string, (id: string) => string>;
  messages: Messages;
}

/** An entry of the side navigation. */
export interface MenuEntry {
  /** Its path below /admin, if not the list's. */
  path?: string;
  /** Its text's key, if not the name of the module's records. */
  label?: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  /**
   * Where it stands in the menu of each kind of user (see Product.kindOf); other users find it in the second
   * group, in which `more` is its place.
   */
  places?: Partial<Record<string, number>>;
  /** The group that it opens and closes with, a text's key, where it has a place. */
  group?: string;
  /** Which of the module's records wait for the user: their number stands beside the text. */
  waiting?: object;
  /** What the user must be allowed to do with the module's records: `list` unless said. */
  action?: string;
  /** To whom it is offered, where what the user is allowed does not tell. */
  isFor?: (user: SessionUser) => boolean;
}

/** How a module's records are found, each by its `recordRepresentation`. */
export interface ModuleSearch {
  /** What tells a record from others of the same name. */
  detail?: RecordToStringFunction;
  /** To whom they are offered, where what the user is allowed does not tell. */
  isFor?: (user: SessionUser) => boolean;
}

/** A page of a module: its path below /admin, without a leading slash. */
export interface ModuleRoute {
  path: string;
  page: ComponentType;
}

/** A page at the root, such as `profile`; its text's key. */
export interface RootPage {
  path: string;
  page: ComponentType;
  label: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
}
