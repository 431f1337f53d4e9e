import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formSchemas } from './formSchemas.ts';

describe('The schemas of the forms', () => {
  it('are those that the sources name, what these refer to, and of others amounts, names and messages', async () => {
    const sources = await mkdtemp(join(tmpdir(), 'sources-'));
    const source = `field('LoadInput', 'name'); type Load = Schemas['Load'];`;
    await writeFile(join(sources, 'form.tsx'), source);
    const money = { $ref: '#/components/schemas/Money' };
    const schemas = {
      LoadInput: { properties: { lane: { $ref: '#/components/schemas/Lane' } } },
      Lane: { type: 'string' },
      Load: { properties: { cost: money, name: { type: 'string' } } },
      Money: { type: 'string' },
      State: { enum: ['MX-COA'], 'x-names': { 'MX-COA': 'Coahuila' } },
      Count: { type: 'integer' },
    };
    const found = await formSchemas({ paths: {}, components: { schemas } }, sources);
    await rm(sources, { recursive: true });
    expect(found).to.deep.equal({
      LoadInput: schemas.LoadInput,
      Lane: schemas.Lane,
      Load: { properties: { cost: money } },
      State: { 'x-names': { 'MX-COA': 'Coahuila' } },
    });
  });
});
