/** The columns of the table, in the order of its cells. */
export const COLUMNS = [
  'root',
  'houseAdmin',
  'staff',
  'brokerAdmin',
  'brokerMember',
  'shipperAdmin',
  'shipperMember',
  'carrierAdmin',
  'carrierMember',
] as const;
export type Column = (typeof COLUMNS)[number];

/** `+` done or shown, `-` refused with 403, `0` hidden behind a 404 or absent from the list, `.` not asked. */
export type Cell = '+' | '-' | '0' | '.';

/** Whose record, what is done to it, and each column's answer: house, broker, shipper, carrier. */
export type Row = [record: string, actions: string, cells: string, note?: string];

const CATALOG: Row[] = [
  ['none', 'create', '++- -- -- --'],
  ['one', 'list export show', '+++ ++ ++ ++'],
  ['one', 'update delete', '++- -- -- --'],
];

/** "Who may do what" of domain.md, resource by resource. Records are named by whose they are: see records.ts. */
export const TABLE: Record<string, Row[]> = {
  users: [
    ['none', 'create', '++- +- +- +-'],
    ['self', 'list export', '+++ +- +- +-', 'a member has a profile, not a list'],
    ['self', 'show details confirm update', '+++ ++ ++ ++', 'own profile: personal fields alone'],
    ['self', 'delete', '--- -- -- --', 'nobody removes themselves'],
    ['broker', 'list export', '+++ +- 0- 0-'],
    ['broker', 'show', '+++ +0 00 00'],
    ['broker', 'details', '+++ 00 00 00', 'outside the house, one’s own address alone'],
    ['broker', 'confirm', '000 00 00 00', 'one’s own address alone'],
    ['broker', 'update delete', '++- +0 00 00'],
    ['shipper', 'list export', '+++ 0- +- 0-'],
    ['shipper', 'show', '+++ 00 +0 00'],
    ['shipper', 'update delete', '++- 00 +0 00'],
    ['carrier', 'list export', '+++ 0- 0- +-'],
    ['carrier', 'show', '+++ 00 00 +0'],
    ['carrier', 'update delete', '++- 00 00 +0'],
    ['other', 'list export', '+++ 0- 0- 0-'],
    ['other', 'show', '+++ 00 00 00'],
    ['other', 'update delete', '++- 00 00 00'],
    ['root', 'show', '+++ 00 00 00'],
    ['root', 'update delete', '+-- 00 00 00', 'only root touches root'],
  ],
  companies: [
    ['none', 'create', '++- +- -- --'],
    ['broker', 'list export show', '+++ ++ 00 --', 'a shipper does not see its broker'],
    ['broker', 'update', '++- -- 00 --'],
    [
      'shipper',
      'list export show',
      '+++ ++ ++ --',
      'members of a broker too: who asks names whom for',
    ],
    ['shipper', 'update', '++- +- -- --'],
    ['customer', 'list export show', '+++ ++ 00 --'],
    ['customer', 'update delete', '++- +- 00 --'],
    ['customer', 'changePlan', '++- -- 00 --', 'nobody outside the house changes a plan'],
    ['other', 'list export show', '+++ 00 00 --'],
    ['other', 'update changePlan delete', '++- 00 00 --'],
    ['house', 'list export show', '+++ 00 00 --'],
    ['house', 'update', '++- 00 00 --'],
    ['house', 'changePlan delete', '--- 00 00 --', 'the house stays, and has no plan to change'],
  ],
  contacts: [
    ['none', 'create', '++- +- +- +-'],
    ['broker', 'list export show', '+++ ++ 00 00'],
    ['broker', 'update delete', '++- +- 00 00'],
    ['shipper', 'list export show', '+++ ++ ++ 00'],
    ['shipper', 'update delete', '++- +- +- 00', 'a broker keeps its customers’ contacts'],
    ['carrier', 'list export show', '+++ ++ 00 ++'],
    ['carrier', 'update delete', '++- +- 00 +-', 'and those of its network'],
    ['internal', 'list export show', '+++ 00 00 00'],
    ['internal', 'update delete', '++- 00 00 00'],
    ['other', 'list export show', '+++ 00 00 00'],
    ['other', 'update delete', '++- 00 00 00'],
  ],
  carriers: [
    ['none', 'create', '++- +- -- --'],
    ['self', 'list find export show', '+++ ++ -- ++'],
    ['self', 'update', '++- +- -- +-'],
    ['self', 'assess', '++- +- -- --', 'its status and confidence are its network’s to say'],
    ['network', 'list find export show', '+++ ++ -- 00'],
    ['network', 'update assess delete', '++- +- -- 00'],
    ['internal', 'list find export show', '+++ +0 -- 00', 'public fields, to a broker’s admin'],
    ['internal', 'update assess delete', '++- -0 -- 00'],
    ['other', 'list find export show', '+++ 00 -- 00'],
    ['other', 'update assess delete', '++- 00 -- 00'],
  ],
  'catalogs/equipments': CATALOG,
  'catalogs/comodities': CATALOG,
  'catalogs/packagings': CATALOG,
  'catalogs/contact_types': CATALOG,
  'catalogs/incidents': CATALOG,
  locations: [
    ['none', 'create', '+++ ++ ++ --'],
    ['broker', 'list export show update delete', '+++ ++ 00 --'],
    ['shipper', 'list export show update delete', '+++ 00 ++ --'],
    ['house', 'list export show update delete', '+++ 00 00 --'],
    ['other', 'list export show update delete', '+++ 00 00 --'],
  ],
  quotes: [
    ['none', 'create', '+++ ++ ++ --'],
    ['broker', 'list export', '+++ ++ 00 --'],
    ['broker', 'show history update dismiss', '+++ ++ 00 --'],
    ['broker', 'match send', '+++ ++ -- --', 'a shipper asks; its broker looks for carriers'],
    ['shipper', 'list export show history update dismiss', '+++ ++ ++ --'],
    ['shipper', 'match send', '+++ ++ -- --'],
    ['other', 'list export show history update dismiss', '+++ 00 00 --'],
    ['other', 'match send', '+++ 00 -- --'],
    ['rated', 'award', '+++ +- -- --', 'a broker’s member awards nothing'],
    ['otherRated', 'award', '+++ 0- -- --'],
  ],
  invitations: [
    ['carrier', 'list show', '+++ ++ -- ++'],
    ['carrier', 'open', '+++ ++ -- +-', 'staff and brokers log a call'],
    ['carrier', 'available rate decline', '--- -- -- +-', 'the answer is the carrier’s'],
    ['waiting', 'list show', '+++ ++ -- 00', 'not out yet'],
    ['waiting', 'available rate decline', '--- -- -- 0-'],
    ['rival', 'list show', '+++ ++ -- 00'],
    ['rival', 'open', '+++ ++ -- 0-'],
    ['rival', 'available rate decline', '--- -- -- 0-'],
    ['other', 'list show', '+++ 00 -- 00'],
    ['other', 'open', '+++ 00 -- 0-'],
    ['other', 'available rate decline', '--- -- -- 0-'],
  ],
  shipments: [
    ['none', 'create', '+++ ++ ++ --'],
    ['broker', 'list export show history update move', '+++ ++ 00 00'],
    ['shipper', 'list export show history update move', '+++ ++ ++ 00', 'until a carrier has it'],
    ['assigned', 'list export show', '+++ ++ ++ ++'],
    ['assigned', 'history', '+++ ++ ++ --', 'a carrier follows the events alone'],
    ['assigned', 'update', '+++ ++ -- --'],
    ['assigned', 'move', '+++ ++ -- +-', 'a carrier’s admin reports its status'],
    ['other', 'list export show history update move', '+++ 00 00 00'],
  ],
  notifications: [
    ['none', 'readAll', '+++ ++ ++ ++'],
    ['self', 'list update', '+++ ++ ++ ++'],
    ['other', 'list update', '000 00 00 00', 'not even a colleague’s'],
  ],
  saved_queries: [
    ['none', 'create', '+++ ++ ++ ++'],
    ['self', 'list delete', '+++ ++ ++ ++'],
    ['other', 'list delete', '000 00 00 00'],
  ],
};

/** Operations that no row of the table is about, and why. */
export const EXEMPT: Record<string, string> = {
  getHealth: 'public',
  getReady: 'public',
  getConfig: 'public',
  getSession: 'everybody’s own; what it tells of policies is asked in session.test.ts',
  getUnassignedNotifications: 'public',
  getPostalCode: 'public knowledge, the same for everybody',
};
