import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codesNeverAnswered } from './answeredCodes.ts';

describe('The codes that a whole run was answered', () => {
  it('are compared with those that the operations name', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'codes-'));
    const file = join(directory, 'codes.txt');
    const all = codesNeverAnswered(file);
    expect(all).to.include.members(['awardQuote RATE_MISSING', 'awardQuote DOCUMENTS_LACKING']);
    await writeFile(file, 'awardQuote DOCUMENTS_LACKING\n');
    const others = all.filter((line) => line !== 'awardQuote DOCUMENTS_LACKING');
    expect(codesNeverAnswered(file)).to.deep.equal(others);
    await rm(directory, { recursive: true });
  });
});
