import { join } from 'node:path';
import { expect } from 'chai';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../../..') });

describe('Boundaries between the parts of the admin', function () {
  this.timeout(30_000);

  describe('refuse', () => {
    const refused: [file: string, code: string, why: RegExp][] = [
      ['core/Admin.tsx', `import { quotes } from '../quoting/quotes/index.ts'`, /no freight word/],
      ['core/changes/Value.tsx', `import '../../freight/places/states.ts'`, /no freight word/],
      ['core/list/Cards.tsx', `await import('../../quoting/quotes/index.ts')`, /no freight word/],
      ['freight/ReachFields.tsx', `import '../network/contacts/index.ts'`, /imports core alone/],
      [
        'freight/load/Stops.tsx',
        `import type { A } from '../../quoting/quotes/quote.ts'`,
        /core alone/,
      ],
      [
        'platform/users/UserForm.tsx',
        `import '../../network/carriers/CarrierQuickCreate.tsx'`,
        /through index\.ts/,
      ],
      [
        'platform/users/UserForm.tsx',
        `import type { A } from '../../network/carriers/carrier.ts'`,
        /through index\.ts/,
      ],
      [
        'quoting/quotes/form/Stop.tsx',
        `await import('../../../network/locations/Form.tsx')`,
        /through index\.ts/,
      ],
      [
        'quoting/quotes/form/Stop.tsx',
        `export * from '../../../network/locations/location.ts'`,
        /through index\.ts/,
      ],
      [
        'quoting/quotes/form/Stop.tsx',
        `import '../../../network/locations/form/index.ts'`,
        /through index\.ts/,
      ],
      ['App.tsx', `import './quoting/quotes/list/QuoteList.tsx'`, /through index\.ts/],
      ['network/operators/OperatorForm.tsx', `import '../../quoting/quotes/index.ts'`, /downward/],
    ];
    for (const [file, code, why] of refused) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.match(why));
    }
  });

  describe('allow', () => {
    const allowed: [file: string, code: string][] = [
      ['App.tsx', `import './quoting/quotes/index.ts'; import './core/Admin.tsx'`],
      ['core/Admin.tsx', `import './auth/signIn.ts'; import 'react-admin'`],
      ['freight/places/LaneField.tsx', `import '../../core/fields/Facts.tsx'; import './a.ts'`],
      [
        'quoting/quotes/form/Stop.tsx',
        `import '../../../network/locations/index.ts'; import '../quote.ts'`,
      ],
      ['quoting/quotes/index.ts', `import('./list/QuoteList.tsx')`],
      ['quoting/quotes/form/Stop.tsx', `import '../../../freight/places/PlaceInput.tsx'`],
      ['journeys/mainJob.test.ts', `import '../quoting/quotes/messages/index.ts'`],
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
