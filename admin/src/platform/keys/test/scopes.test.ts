import { expect } from 'chai';
import { property } from '../../../core/contract/schema.ts';
import { es } from '../messages.es.ts';
import { resourcesOf } from '../scopes.ts';

describe('The scopes of API keys', () => {
  it('have a name for each kind of data, and for no other', () => {
    const { schema } = property('ApiKeyInput', 'scopes.');
    const resources = resourcesOf(schema.enum as string[], (name) => name);
    expect(resources).to.deep.equal(Object.keys(es.keys.resource).sort());
  });
});
