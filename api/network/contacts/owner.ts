import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, type Refusal } from '../../core/errors/errors.ts';
import { MISSING } from '../../core/i18n/messages.ts';
import { Contact } from './Contact.ts';
import type { Owned } from './policy.ts';

type Input = Schemas['ContactInput'];

/**
 * Adds the owner to a new contact: the named company or carrier, else the caller's own; and the company to which that
 * owner belongs. Throws 422 for both, or for one that does not exist or is archived.
 */
export async function withOwner(
  actor: Actor,
  input: Input,
): Promise<{ contact: Input; owner: Owned }> {
  const isNamed = Boolean(input.companyId || input.carrierId);
  const { companyId, carrierId } = isNamed ? input : actor;
  if (companyId && carrierId) throw invalid('carrierId', ONE);
  const contact = { ...input, companyId: companyId ?? null, carrierId: carrierId ?? null };
  const owner = await employer(contact);
  if (!owner) throw unknownOwner(contact);
  return { contact, owner: { companyId, carrierId, ownerCompanyId: owner.ownerCompanyId } };
}

/** The error for an owner that does not exist or that the caller may not see. */
export function unknownOwner({ carrierId }: Input): Refusal {
  return invalid(carrierId ? 'carrierId' : 'companyId', MISSING);
}

/** The company or carrier, and the broker to which that customer or carrier belongs. */
function employer({ companyId, carrierId }: Input): Promise<Employer | undefined> {
  const employers = Contact.knex()('employers').where({
    id: companyId ?? carrierId,
    isArchived: false,
  });
  const namedOwner = companyId
    ? employers.whereNot('type', 'carrier')
    : employers.where('type', 'carrier');
  return namedOwner.first('ownerCompanyId');
}

interface Employer {
  ownerCompanyId: string | null;
}

const ONE = {
  es: 'Un contacto es de una empresa o de un transportista, no de ambos',
  en: 'A contact belongs to a company or to a carrier, not to both',
};
