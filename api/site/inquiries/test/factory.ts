import type { Schemas } from '../../../core/contract/types.ts';
import { buildOperator } from '../../../network/companies/test/factory.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { issueToken } from '../form.ts';
import { Inquiry } from '../Inquiry.ts';

/** Inserts an inquiry, by default a contact message to Andén. */
export async function buildInquiry(overrides: Columns<Inquiry> = {}) {
  const { id: companyId } = await buildOperator();
  const row = {
    companyId,
    kind: 'contact' as const,
    name: 'Inés Prueba',
    email: 'ines@prueba.test',
  };
  return saved(Inquiry, { ...row, message: '¿Cruzan por Colombia?', ...overrides });
}

/** The fields of every public form, with a token that is `seconds` old by the test server's clock, which is stopped. */
export async function formOf(
  seconds = 10,
  now = new Date(),
): Promise<Schemas['FormFields'] & Schemas['Requester']> {
  await buildOperator();
  const { formToken } = await issueToken(new Date(now.getTime() - seconds * 1000));
  setClock(now);
  return { formToken, name: 'Inés Prueba', email: 'Ines@Prueba.test' };
}
