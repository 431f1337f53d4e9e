import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Module } from '../../core/modules/module.ts';
import { companyDataPolicy as may } from './policy.ts';
import { exported } from './service.ts';

/** All data of a company in one file, for its admin. */
export const companyData = {
  name: 'company_data',
  policy: may,
  table: null,
  handlers: ({ db }) =>
    ({
      async exportCompanyData({ actor, now }) {
        authorize(may.list(actor));
        return exported(db, actor.companyId!, now);
      },
    }) satisfies Handlers,
} satisfies Module;
