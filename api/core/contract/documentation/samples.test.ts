import { expect } from 'chai';
import { loadContract, operations } from '../document.ts';
import type { Operation } from '../openapi.ts';

describe('The samples of calls', () => {
  it('show a key where the call takes one, else a token or a link, and nothing for a public call', () => {
    const wrong = operations(loadContract()).flatMap(({ operation }) => {
      const [{ source } = { source: '' }] = operation['x-codeSamples'] ?? [];
      const secrets = [...source.matchAll(/\$(ANDEN_(?:KEY|TOKEN|LINK))/g)].map(([, name]) => name);
      return secrets.join() === secretOf(operation) ? [] : [operation.operationId];
    });
    expect(wrong).to.deep.equal([]);
  });
});

function secretOf({ security }: Operation): string {
  if (security?.length === 0) return '';
  if (security?.every(({ link }) => link)) return 'ANDEN_LINK';
  return security?.some(({ key }) => key) ? 'ANDEN_KEY' : 'ANDEN_TOKEN';
}
