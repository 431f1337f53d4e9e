import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

/** The owner of a contact. */
export type Owned = Pick<Schemas['Contact'], 'companyId' | 'carrierId' | 'ownerCompanyId'>;

const isOwn = may.record<Owned>((contact, actor) =>
  visibleTo(actor).some((pattern) =>
    Object.entries(pattern).every(([column, id]) => contact[column as keyof Owned] === id),
  ),
);
const keeps = may.either<Owned>(
  may.isOperatorAdmin,
  may.all<Owned>(may.isAdmin, (actor) => !may.isInternal(actor), isOwn),
);

/** The permissions for a contact: Andén's admins may change all, other admins those that they see. */
export const contactPolicy = {
  visible: visibleTo,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: keeps,
  update: keeps,
  delete: keeps,
} satisfies may.Policy<Owned>;

/** A company's users see its own contacts; a broker's also those of its customers and of its network. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ carrierId }];
  return type === 'broker' ? [{ companyId }, { ownerCompanyId: companyId }] : [{ companyId }];
}
