import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { REQUIRED } from '../../../core/i18n/messages.ts';
import { User } from '../User.ts';

type Person = Pick<Schemas['User'], 'id' | 'companyId' | 'carrierId'>;
type Absence = Schemas['Absence'];

/** Lists who can cover a user: the other active users with full access of the same company or carrier, by name. */
export async function colleaguesOf(user: Person): Promise<Schemas['Colleague'][]> {
  const colleagues = await colleagueQuery(user).orderBy(['firstName', 'lastName', 'id']);
  return colleagues.map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  }));
}

/** Throws 422 unless an absence is whole, ends after it begins, and is covered by one of the user's colleagues. */
export async function assertAbsence(user: Person & Absence): Promise<void> {
  const { awayFrom, awayUntil, coveredBy } = user;
  const values = [awayFrom, awayUntil, coveredBy].filter(Boolean);
  if (values.length === 0) return;
  for (const field of ABSENCE) if (!user[field]) throw invalid(field, REQUIRED);
  if (awayUntil! < awayFrom!) throw invalid('awayUntil', TOO_EARLY);
  if (!(await colleagueQuery(user).findById(coveredBy!))) throw invalid('coveredBy', NO_COLLEAGUE);
}

/** The fields of an absence. */
export const ABSENCE = ['awayFrom', 'awayUntil', 'coveredBy'] as const;

function colleagueQuery({ id, companyId = null, carrierId = null }: Person) {
  return User.query()
    .modify('listed')
    .where({ companyId, carrierId, accessType: 'full' })
    .whereNot({ id });
}

const TOO_EARLY = {
  es: 'El regreso no puede ser anterior a la salida',
  en: 'The end cannot be before the beginning',
};
const NO_COLLEAGUE = {
  es: 'No es otra persona activa de la misma empresa con acceso completo',
  en: 'It is not another active person of the same company with full access',
};
