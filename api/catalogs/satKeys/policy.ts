import * as may from '../../core/auth/policy.ts';

/** The permissions for the keys of SAT's catalogs: Andén's staff read the lists, its admins load files. */
export const satKeyPolicy = {
  visible: ({ type }) => (type === 'internal' ? may.everything : may.nothing),
  list: may.isInternal,
  load: may.isOperatorAdmin,
  end: may.isOperatorAdmin,
} satisfies may.Policy<unknown>;
