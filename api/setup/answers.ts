import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { StartError } from '../../db/process/startError.ts';
import type { Root } from '../platform/users/index.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../shared/languages.ts';

/** The first root user, and the name of Andén's company. */
export interface Answers extends Root {
  company: string;
}

/** The answers given as options or settings. */
export type PartialAnswers = Partial<Record<keyof Answers, string>>;

/** Asks a question on the terminal; returns the line that was typed. */
export type Ask = (question: string) => Promise<string>;

/** Reads the options, such as --first-name, else the settings, such as SETUP_FIRST_NAME; throws StartError with the usage. */
export function readGiven(args: string[], settings: NodeJS.ProcessEnv): PartialAnswers {
  const names = Object.keys(QUESTIONS);
  const entries = names.map((name) => [name, settings[settingOf(name)]?.trim()]);
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value)),
    ...readOptions(args, names),
  };
}

/**
 * Asks for the answers that are missing, again while one is wrong; without a terminal, throws StartError that says which
 * options are missing or wrong.
 */
export async function complete(options: PartialAnswers, ask?: Ask): Promise<Answers> {
  const answers: PartialAnswers = { language: DEFAULT_LOCALE, company: 'Andén', ...options };
  const problems: string[] = [];
  for (const name of Object.keys(QUESTIONS) as (keyof Answers)[]) {
    const { text, isRight } = QUESTIONS[name];
    const preset = answers[name];
    const isOpen = options[name] === undefined;
    if (ask && isOpen) answers[name] = await askFor(ask, name, preset);
    else if (preset === undefined || !isRight(preset)) problems.push(`${optionOf(name)}  ${text}`);
  }
  if (problems.length === 0) return answers as Answers;
  throw new StartError(`These options are missing or wrong:\n  ${problems.join('\n  ')}\n${USAGE}`);
}

/** Asks on the terminal of this process; undefined when there is none. */
export function terminal(): { ask: Ask; close(): void } | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => reader.question(question), close: () => reader.close() };
}

const isFilled = (answer: string) => answer !== '';

const QUESTIONS: Record<keyof Answers, { text: string; isRight(answer: string): boolean }> = {
  email: {
    text: 'E-mail address of the first root user, as the identity provider has it',
    isRight: (answer) => /^[^@\s]+@[^@\s]+$/.test(answer),
  },
  firstName: { text: 'First name', isRight: isFilled },
  lastName: { text: 'Last name', isRight: isFilled },
  language: {
    text: `Language of that user, ${LOCALES.join(' or ')}`,
    isRight: isLocale,
  },
  company: { text: 'Name of the company that operates Andén', isRight: isFilled },
};

const USAGE = `
Usage: npm run setup -- --email ana@example.com --first-name Ana --last-name Ruiz [--language en] [--company Andén]
Each option is also a setting, such as SETUP_EMAIL and SETUP_FIRST_NAME; on a terminal, missing ones are asked for.`;

async function askFor(ask: Ask, name: keyof Answers, preset?: string): Promise<string> {
  const { text, isRight } = QUESTIONS[name];
  const answer = (await ask(`${text}${preset ? ` [${preset}]` : ''}: `)).trim() || preset || '';
  return isRight(answer) ? answer : askFor(ask, name, preset);
}

function readOptions(args: string[], names: string[]): PartialAnswers {
  const options = names.map((name) => [optionOf(name).slice(2), { type: 'string' as const }]);
  try {
    const parsedArgs = parseArgs({ args, options: Object.fromEntries(options) });
    const values = parsedArgs.values as Record<string, string | undefined>;
    const entries = names.map((name) => [name, values[optionOf(name).slice(2)]]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** firstName → --first-name */
function optionOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** firstName → SETUP_FIRST_NAME */
function settingOf(name: string): string {
  return `SETUP${optionOf(name).slice(1).replaceAll('-', '_').toUpperCase()}`;
}
