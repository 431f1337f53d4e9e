import type { Knex } from 'knex';
import { writeBaseCatalogs } from '../../db/baseCatalogs.ts';
import { StartError } from '../../db/process/startError.ts';
import { addOperator, findOperator } from '../network/companies/index.ts';
import { inTransaction } from '../core/sql/transaction.ts';
import { addRoot, correctRoot, firstRoot, isKnown, type User } from '../platform/users/index.ts';
import { complete, type Answers, type Ask, type PartialAnswers } from './answers.ts';

/**
 * Completes the answers that the installation needs, before anything is changed in its database, which may be empty;
 * undefined when it has its root user. Throws StartError when the answers do not suffice.
 */
export async function neededAnswers(
  db: Knex,
  options: PartialAnswers,
  ask?: Ask,
): Promise<Answers | undefined> {
  const root = (await db.schema.hasTable('users')) ? await firstRoot() : undefined;
  const isNew = !root || (options.email && !isSame(options.email, root.email));
  return isNew ? complete(options, ask) : undefined;
}

/**
 * Makes the base catalogs, Andén's company and its first root user in a migrated database, each only where it is missing,
 * all in one transaction. Returns a sentence on each. Throws StartError when the root user cannot be added.
 */
export async function setUp(db: Knex, answers?: Answers): Promise<string[]> {
  const root = await firstRoot();
  return inTransaction(db, async (trx) => {
    const addedCatalogs = await writeBaseCatalogs(trx);
    const company = await keepOperator(answers?.company);
    return [
      `catalogs: ${addedCatalogs > 0 ? `${addedCatalogs} entries added` : 'complete'}`,
      `company: ${company.name}`,
      `root: ${answers ? await keepRoot(company.id, answers, root) : describeUser(root!)}`,
    ];
  });
}

async function keepOperator(name = 'Andén'): Promise<{ id: string; name: string }> {
  return (await findOperator()) ?? { id: await addOperator(name), name };
}

/** Adds the root user, or corrects the data of one who has never signed in; throws StartError otherwise. */
async function keepRoot(companyId: string, answers: Answers, root?: User): Promise<string> {
  const { company: _, ...person } = answers;
  if (root?.identitySub) throw new StartError(HAS_SIGNED_IN(root.email));
  if (await isKnown(person.email)) throw new StartError(OTHER_ROLE(person.email));
  await (root ? correctRoot(root.id, person) : addRoot(companyId, person));
  return `${describeUser(person)}, ${root ? `instead of ${root.email}, who never signed in` : 'added'}`;
}

function isSame(email: string, other: string): boolean {
  return email.toLowerCase() === other.toLowerCase();
}

function describeUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>) {
  return `${firstName} ${lastName} <${email}>`;
}

const HAS_SIGNED_IN = (email: string) =>
  `There is a root user already, ${email}, who has signed in: register others as that user, under Users.`;

const OTHER_ROLE = (email: string) =>
  `${email} is a user already, but not an active root user: take another e-mail address.`;
