import type { ComponentType } from 'react';
import type { RecordToStringFunction, TranslateFunction, ResourceProps } from 'react-admin';
import type { SessionUser } from '../auth/session.ts';
import type { Messages } from '../i18n/MessageTree.ts';

/** A module of the admin: the screens of an entity, its other pages, its menu entries, its texts. */
export interface AdminModule extends Pick<
  ResourceProps,
  'icon' | 'recordRepresentation' | 'options'
> {
  /** The resource of the API and the first part of its paths: `users`, `catalogs/colours`. */
  name: string;
  list?: ComponentType;
  /** The path of its list below /admin, if not its name. */
  listPath?: string;
  /** Whether a record's one page is at /{name}/{id}, among its `customRoutes`. */
  isBare?: boolean;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Whether it has a bulk upload, at /{name}/load. */
  hasImport?: boolean;
  /** The page of the bulk upload, if not the common one. */
  importPage?: ComponentType;
  /** Other pages with their paths below /admin, such as `users/:id/access`. */
  customRoutes?: ModuleRoute[];
  /** A page at the root, outside /admin, which the profile menu links to. */
  rootPage?: RootPage;
  /** Its entries of the side navigation; one for its list by default. */
  menu?: MenuEntry[];
  /** Its item of the top bar, and the users who see it. */
  topBar?: { item: ComponentType; isFor: (user: SessionUser) => boolean };
  /** A note above every page, and the users who see it. */
  banner?: { item: ComponentType; isFor: (user: SessionUser) => boolean };
  /** Lets the command palette search its records, by its list's filter `q`. */
  search?: ModuleSearch;
  /** The dialog that is shown when a plan's limit is reached, and for asking for a larger plan. */
  upgradeDialog?: ComponentType<UpgradeDialogProps>;
  /** The resources whose records its own records and lists also show, so that they are read again when those change. */
  shownResources?: string[];
  /** The fields of other records that hold the id of one of its records: `companyId`. */
  namedBy?: string[];
  /** The page of a record by the API's name of its entity, if not /{name}/{id}/view. */
  pageOf?: Record<string, (id: string) => string>;
  messages: Messages;
}

/** An entry of the side navigation. */
export interface MenuEntry {
  /** Its path below /admin, if not the list's. */
  path?: string;
  /** The message key of its text, if not the plural name of the module's records. */
  label?: string;
  /** The message key of its text in the side navigation, if shorter than the title of its page. */
  menuLabel?: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  /** Its position in the menu that the specification fixes for each kind of user (see Product.kindOf). */
  places?: Partial<Record<string, number>>;
  /** The message key of the collapsible group that it belongs to in that menu, if any. */
  group?: string;
  /**
   * The section below that menu (see Product.sections) and its position there, for users in whose menu it is not;
   * without one only the command palette has it.
   */
  section?: { name: string; position: number };
  /** The kind of tasks that wait on its page (see Product.useWaiting); their number is shown beside the text. */
  waitingKind?: string;
  /** The users whose profile menu has it. */
  inProfile?: (user: SessionUser) => boolean;
  /** The action that the user must be permitted; `list` by default. */
  action?: string;
  /** The users who see it, where neither permissions nor its page decide it. */
  isFor?: (user: SessionUser) => boolean;
}

/** The search of a module's records in the command palette, which shows them by their `recordRepresentation`. */
export interface ModuleSearch {
  /** A detail that distinguishes records of the same name. */
  detail?: (record: Parameters<RecordToStringFunction>[0], translate: TranslateFunction) => string;
  /** To whom they are offered, where what the user is allowed does not tell. */
  isFor?: (user: SessionUser) => boolean;
}

/** A page of a module: its path below /admin, without a leading slash, and who may open it. */
export interface ModuleRoute {
  path: string;
  page: ComponentType;
  /** The action of the module's resource that the user must be permitted; `list` by default. */
  action?: string;
  /** Whether a long text that is pasted into the palette opens it, with the text as `state.text`. */
  takesText?: boolean;
  /** The users whose page it is, where permissions alone do not decide it. */
  isFor?: (user: SessionUser) => boolean;
}

/** A page at the root, such as `profile`, with the message key of its text. */
export interface RootPage {
  path: string;
  page: ComponentType;
  label: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
}

/** The props of the upgrade dialog, which a module provides. */
export interface UpgradeDialogProps {
  isOpen: boolean;
  /** Why the API refused; undefined when the user opened the dialog. */
  reason?: string;
  onClose: () => void;
}
