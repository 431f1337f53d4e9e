import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid, type Refusal } from '../core/http/errors.ts';
import { Contact } from './Contact.ts';
import type { Owned } from './policy.ts';

type Input = Schemas['ContactInput'];

/**
 * A new contact with its one owner, the caller's own company or carrier unless it names one; and whose that owner is.
 * Both, or one that does not exist or is archived, is 422.
 */
export async function placed(
  actor: Actor,
  input: Input,
): Promise<{ contact: Input; owner: Owned }> {
  const named = Boolean(input.companyId || input.carrierId);
  const { companyId, carrierId } = named ? input : actor;
  if (companyId && carrierId) throw invalid('carrierId', ONE);
  const contact = { ...input, companyId: companyId ?? null, carrierId: carrierId ?? null };
  const owner = await employer(contact);
  if (!owner) throw unknownOwner(contact);
  return { contact, owner: { companyId, carrierId, ownerCompanyId: owner.ownerCompanyId } };
}

/** The refusal of an owner that does not exist, and of one that is not the caller's to know. */
export function unknownOwner({ carrierId }: Input): Refusal {
  return invalid(carrierId ? 'carrierId' : 'companyId', UNKNOWN);
}

/** The company or carrier, and the broker whose customer or carrier it is. */
function employer({ companyId, carrierId }: Input): Promise<Employer | undefined> {
  const employers = Contact.knex()('employers').where({
    id: companyId ?? carrierId,
    isArchived: false,
  });
  const named = companyId
    ? employers.whereNot('type', 'carrier')
    : employers.where('type', 'carrier');
  return named.first('ownerCompanyId');
}

interface Employer {
  ownerCompanyId: string | null;
}

const ONE = {
  es: 'Un contacto es de una empresa o de un transportista, no de ambos',
  en: 'A contact belongs to a company or to a carrier, not to both',
};
const UNKNOWN = { es: 'No existe.', en: 'It does not exist.' };
