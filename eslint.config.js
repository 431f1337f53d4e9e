import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { boundaries } from './api/testing/boundaries/rule.js';

const TESTS = [
  'eslint.config.js',
  '**/*.test.{ts,tsx}',
  'api/testing/*.{ts,js,mjs}',
  'api/testing/!(base)/**/*.{ts,js,mjs}',
  'api/*/*/test/permissions.ts',
];

/** Dates, numbers, percents and phones are written in one place; `sv` is the date of files and forms, 2026-03-09. */
const ONE_STYLE = [
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]:not([arguments.0.value=/^sv/])',
    'core/format writes dates and numbers.',
  ],
  [
    ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name=/^(DateTime|Number)Format$/][arguments.length>0]:not([arguments.0.value=/^sv/])',
    'dateFormat and numberFormat of core/format keep what takes long to make.',
  ],
  ['JSXText[value=/^[^\\S\\n]%/]', 'No space stands before %.'],
  ['TemplateElement[value.raw=/^ %/]', 'No space stands before %.'],
  [
    'JSXOpeningElement[selfClosing=true][name.name="Fact"] > JSXAttribute[name.name="source"][value.value=/phone$/i]',
    'PhoneField writes phones as people read them.',
  ],
  [
    'JSXOpeningElement[selfClosing=true][name.property.name="Col"]:not(:has(> JSXAttribute[name.name="field"])) > JSXAttribute[name.name="source"][value.value=/phone$/i]',
    'PhoneField writes phones as people read them.',
  ],
].map(([selector, message]) => ({ selector, message }));

const PLAIN_FIELDS = {
  selector:
    ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression:not(:has(> Property[computed=true]))',
  message: 'Its fields stand for themselves; a spread of them only shortens lines.',
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/*.gen.ts', '.data/']),
  js.configs.recommended,
  ts.configs.recommended,
  {
    plugins: { anden: { rules: { boundaries } } },
    rules: {
      'anden/boundaries': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-else-return': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', PLAIN_FIELDS],
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['{admin,landing}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['admin/src/**/*.{ts,tsx}'],
    ignores: ['admin/src/core/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-admin',
              importNames: ['List', 'ListBase'],
              message: 'RecordList and RecordListBase check the address against the contract.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['admin/src/**/*.{ts,tsx}'],
    ignores: ['admin/src/core/format/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', PLAIN_FIELDS, ...ONE_STYLE] },
  },
  {
    files: TESTS,
    rules: {
      'anden/boundaries': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-properties': ['error', ...['describe', 'context', 'it'].map(notOnly)],
    },
  },
);

function notOnly(object) {
  return { object, property: 'only', message: 'It would silently leave out every other test.' };
}
