import type { Actor } from '../../core/auth/actor.ts';
import { only } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import { ROLES, typeName } from './roles.ts';
import { User } from './User.ts';

type Input = Schemas['UserInput'];

/**
 * Adds the type and the company or carrier to a new user. Only staff may choose them, and may give the company's name
 * instead of its id; only root may create a root.
 */
export async function withEmployer(actor: Actor, input: Input): Promise<Input> {
  if (input.userRoleId === ROLES.root && actor.role !== 'root') throw new Refusal('FORBIDDEN');
  if (actor.type === 'internal') return withOneEmployer(input);
  if (typeName(input.userTypeId) !== actor.type) throw new Refusal('FORBIDDEN');
  return only(input, { companyId: actor.companyId, carrierId: actor.carrierId });
}

/** Throws 422 unless internal users belong to Andén, brokers' users to a broker, and shippers' users to a shipper. */
export async function assertCompanyFitsType({ companyId, userTypeId }: Partial<Schemas['User']>) {
  if (!companyId || !userTypeId) return;
  const company = await companies().where({ id: companyId }).first('type');
  if (company && company.type !== typeName(userTypeId)) throw invalid('companyId', UNFIT);
}

/** Keeps the carrier id only for users of type carrier, and the company id only for others. */
async function withOneEmployer({ companyId, carrierId, ...input }: Input): Promise<Input> {
  if (typeName(input.userTypeId) === 'carrier') {
    if (!carrierId) throw invalid('carrierId', REQUIRED);
    return { ...input, companyId: null, carrierId };
  }
  const id = companyId || (await companyNamed(input));
  if (!id) throw invalid('companyId', REQUIRED);
  return { ...input, companyId: id, carrierId: null };
}

/**
 * The company with this name and the user's type, regardless of case and accents; throws 422 unless there is exactly
 * one.
 */
async function companyNamed({
  companyName,
  userTypeId,
}: Pick<Input, 'companyName' | 'userTypeId'>) {
  if (!companyName?.trim()) return undefined;
  const companyIds = await companies()
    .whereRaw('folded(name) = folded(?)', [companyName.trim()])
    .where({ type: typeName(userTypeId), isArchived: false })
    .limit(2)
    .pluck('id');
  if (companyIds.length !== 1)
    throw invalid('companyName', companyIds.length === 0 ? UNKNOWN : SEVERAL);
  return companyIds[0] as string;
}

/** The ids of the companies that a company has as customers. */
export async function customerIds(companyId: string | null): Promise<string[]> {
  if (!companyId) return [];
  return companies().where({ ownerCompanyId: companyId, type: 'shipper' }).pluck('id');
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
  en: 'The company does not match the type of this user. Choose another company or another type.',
};
