import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { readMessage } from '../readMessage.ts';
import { context } from './tradeContext.ts';

describe('A message', () => {
  for (const text of textsOf('none'))
    it(`is no request: ${text}`, () => {
      expect(readMessage(text, context).loads).to.deep.equal([]);
    });

  for (const text of textsOf('asking'))
    it(`is a request: ${text}`, () => {
      expect(readMessage(text, context).loads).to.have.length.above(0);
    });
});

function textsOf(name: string): string[] {
  return parse(readFileSync(join(import.meta.dirname, 'requests', `${name}.yaml`), 'utf8'));
}
