import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { readMessage } from '../readMessage.ts';
import { context, inShort } from './tradeContext.ts';

interface Example {
  text: string;
  loads: Record<string, string>[];
}

const directory = join(import.meta.dirname, 'structures');

describe('A message of a structure of its own', () => {
  for (const file of readdirSync(directory))
    describe(`in ${file}`, () => {
      for (const { text, loads } of examplesOf(file))
        it(`is read whole: ${text.slice(0, 60)}`, () => {
          expect(readMessage(text, context).loads.map(inShort)).to.deep.equal(loads);
        });
    });
});

function examplesOf(file: string): Example[] {
  return parse(readFileSync(join(directory, file), 'utf8'));
}
