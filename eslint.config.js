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
