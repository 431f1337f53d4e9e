import type { Actor } from '../core/auth/actor.ts';
import { only } from '../core/auth/policy.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid, Refusal } from '../core/http/errors.ts';
import { REQUIRED } from '../core/i18n/messages.ts';
import { ROLES, typeName } from './roles.ts';
import { User } from './User.ts';

type Input = Schemas['UserInput'];

/**
 * A new user at their company or carrier. Nobody but staff chooses these or a type, and staff may name a company instead
 * of giving its id; nobody but root makes a root.
 */
export async function placed(actor: Actor, input: Input): Promise<Input> {
  if (input.userRoleId === ROLES.root && actor.role !== 'root') throw new Refusal('FORBIDDEN');
  if (actor.type === 'internal') return belonging(input);
  if (typeName(input.userTypeId) !== actor.type) throw new Refusal('FORBIDDEN');
  return only(input, { companyId: actor.companyId, carrierId: actor.carrierId });
}

/** Internal users work for Andén, brokers' for a broker, shippers' for a shipper: else 422 on the company. */
export async function assertFit({ companyId, userTypeId }: Partial<Schemas['User']>) {
  if (!companyId || !userTypeId) return;
  const company = await companies().where({ id: companyId }).first('type');
  if (company && company.type !== typeName(userTypeId)) throw invalid('companyId', UNFIT);
}

/** A carrier's person belongs to a carrier, every other to a company. */
async function belonging({ companyId, carrierId, ...input }: Input): Promise<Input> {
  if (typeName(input.userTypeId) === 'carrier') {
    if (!carrierId) throw invalid('carrierId', REQUIRED);
    return { ...input, companyId: null, carrierId };
  }
  const id = companyId || (await companyNamed(input));
  if (!id) throw invalid('companyId', REQUIRED);
  return { ...input, companyId: id, carrierId: null };
}

/** The one company of the user's type with this name, whatever its case and accents; 422 where it is none or several. */
async function companyNamed({
  companyName,
  userTypeId,
}: Pick<Input, 'companyName' | 'userTypeId'>) {
  if (!companyName?.trim()) return undefined;
  const found = await companies()
    .whereRaw('folded(name) = folded(?)', [companyName.trim()])
    .where({ type: typeName(userTypeId), isArchived: false })
    .limit(2)
    .pluck('id');
  if (found.length !== 1) throw invalid('companyName', found.length === 0 ? UNKNOWN : SEVERAL);
  return found[0] as string;
}

function companies() {
  return User.knex()('employers').whereNot('type', 'carrier');
}

const UNKNOWN = {
  es: 'No hay una empresa de este tipo con ese nombre. Regístrela primero o indique companyId.',
  en: 'There is no company of this type with that name. Register it first or give companyId.',
};
const SEVERAL = {
  es: 'Varias empresas tienen ese nombre. Indique companyId.',
  en: 'Several companies have that name. Give companyId.',
};
const UNFIT = {
  es: 'La empresa no es del tipo de este usuario. Elija otra empresa u otro tipo.',
  en: 'The company is not of the type of this user. Choose another company or another type.',
};
