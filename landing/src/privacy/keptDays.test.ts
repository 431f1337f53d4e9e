import { expect } from 'chai';
import { readEnv } from '../../../api/core/runtime/env.ts';
import { notice } from './notice.ts';

describe('The privacy notice', () => {
  it('names the days of every setting KEEP_…_DAYS in both languages, and no number of its own', () => {
    const kinds = [...Object.keys(readEnv({}).keptDays), 'importFiles'];
    for (const { parts } of Object.values(notice)) {
      const text = JSON.stringify(parts);
      const named = [...text.matchAll(/\{kept\.(\w+)\}/g)].map(([, kind]) => kind);
      expect(named).to.have.members(kinds);
      expect(text).not.to.match(/\d+ (días|days)/);
    }
  });
});
