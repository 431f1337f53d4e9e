/**
 * Makes `npx mocha` without a file run the suite, three files at a time. A `spec` in `.mocharc.json` could not, because
 * mocha would add it to the files that a call names. Mocha's command passes options as `--name=value`.
 */
const [, program, ...options] = process.argv;
const isMocha = /[\\/]mocha[\\/]lib[\\/]cli[\\/]cli\.js$/.test(program ?? '');
if (isMocha && options.every((option) => option.startsWith('--'))) {
  const { testFiles } = await import('./testFiles.ts');
  const isSet = options.some((option) => /^--(no-)?parallel$/.test(option));
  process.argv.push(...(await testFiles()), ...(isSet ? [] : ['--parallel', '--jobs=3']));
}
