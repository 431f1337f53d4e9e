import { expect } from 'chai';
import { buildContact } from '../../network/contacts/test/factory.ts';
import { buildCompany } from '../../network/companies/test/factory.ts';
import { buildEquipment } from '../../catalogs/equipments/test/factory.ts';
import { buildIncident } from '../../catalogs/incidents/test/factory.ts';
import { as } from '../client.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';

describe('An export', function () {
  this.timeout(30_000);
  let user: User;

  before(async () => {
    const { id: companyId } = await buildCompany();
    user = await buildUser({ companyId, language: 'en', accessType: 'full' });
    await buildContact({ companyId, language: 'en' });
    await buildEquipment({ category: 'dry_van' });
    await buildIncident({ severity: 'high' });
  });

  const exported = async (path: string, language: string) => {
    const headers = { 'Accept-Language': language };
    return (await as(user).get<string>(`/api/${path}/export?format=csv`, { headers })).body;
  };

  for (const [path, es, en] of [
    [
      'users',
      ['Broker', 'Administrador', 'Completo', 'Inglés'],
      ['Administrator', 'Full', 'English'],
    ],
    ['contacts', ['Inglés'], ['English']],
    ['catalogs/equipments', ['Caja seca'], ['Dry van']],
    ['catalogs/incidents', ['Grave'], ['High']],
  ] as const)
    it(`of ${path} has words instead of codes, in the reader's language`, async () => {
      const spanish = await exported(path, 'es');
      for (const word of es) expect(spanish).to.match(new RegExp(`(^|,)"?${word}"?(,|\r?\n)`, 'm'));
      const english = await exported(path, 'en');
      for (const word of en) expect(english).to.match(new RegExp(`(^|,)"?${word}"?(,|\r?\n)`, 'm'));
    });
});
