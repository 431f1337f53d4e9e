import { join } from 'node:path';
import { expect } from 'chai';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../../..') });

describe('Boundaries between the parts of the admin', function () {
  this.timeout(30_000);

  describe('refuse', () => {
    const refused: [file: string, code: string, why: RegExp][] = [
      ['core/Admin.tsx', `import { quotes } from '../quotes/index.ts'`, /no freight word/],
      ['core/changes/Value.tsx', `import '../../freight/places/states.ts'`, /no freight word/],
      ['core/list/Cards.tsx', `await import('../../quotes/index.ts')`, /no freight word/],
      ['freight/ReachFields.tsx', `import '../contacts/index.ts'`, /imports core alone/],
      ['freight/load/Stops.tsx', `import type { A } from '../../quotes/quote.ts'`, /core alone/],
      ['users/UserForm.tsx', `import '../carriers/CarrierQuickCreate.tsx'`, /through index\.ts/],
      [
        'users/UserForm.tsx',
        `import type { A } from '../carriers/carrier.ts'`,
        /through index\.ts/,
      ],
      ['quotes/form/Stop.tsx', `await import('../../locations/Form.tsx')`, /through index\.ts/],
      ['quotes/form/Stop.tsx', `export * from '../../locations/location.ts'`, /through index\.ts/],
      ['quotes/form/Stop.tsx', `import '../../locations/form/index.ts'`, /through index\.ts/],
      ['App.tsx', `import './quotes/list/QuoteList.tsx'`, /through index\.ts/],
    ];
    for (const [file, code, why] of refused) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.match(why));
    }
  });

  describe('allow', () => {
    const allowed: [file: string, code: string][] = [
      ['App.tsx', `import './quotes/index.ts'; import './core/Admin.tsx'`],
      ['core/Admin.tsx', `import './auth/signIn.ts'; import 'react-admin'`],
      ['freight/places/LaneField.tsx', `import '../../core/fields/Facts.tsx'; import './a.ts'`],
      ['quotes/form/Stop.tsx', `import '../../locations/index.ts'; import '../quote.ts'`],
      ['quotes/index.ts', `import('./list/QuoteList.tsx')`],
      ['quotes/form/Stop.tsx', `import '../../freight/places/PlaceInput.tsx'`],
      ['mainJob.test.ts', `import './quotes/messages/index.ts'`],
    ];
    for (const [file, code] of allowed) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.equal(''));
    }
  });
});

async function crossings(file: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath: `admin/src/${file}` });
  const found = result?.messages.filter(
    ({ ruleId, fatal }) => fatal || ruleId === 'anden/boundaries',
  );
  return (found ?? []).map(({ message }) => message).join('\n');
}
