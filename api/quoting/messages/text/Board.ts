import type { Span } from '../Reading.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The tokens of a message, each read at most once. */
export class Board {
  readonly tokens: readonly Token[];
  readonly #isTaken: boolean[];
  readonly #isCut: boolean[];
  #lineStarts: number[] | undefined;

  constructor(readonly text: string) {
    this.tokens = tokensOf(text);
    this.#isTaken = this.tokens.map(() => false);
    this.#isCut = this.tokens.map(() => false);
  }

  /** Whether no reader has taken any of these tokens. */
  isFree(start: number, end = start + 1): boolean {
    for (let at = start; at < end; at += 1) if (this.#isTaken[at] || this.#isCut[at]) return false;
    return start >= 0 && end <= this.tokens.length;
  }

  /** Takes tokens for a field. */
  take(start: number, end: number): void {
    this.#isTaken.fill(true, start, end);
  }

  /** Reads mentions from the first token on and takes their tokens; the next one is looked for behind each. */
  takeEach<One extends Span>(mentionAt: (at: number) => One | undefined): One[] {
    const mentions: One[] = [];
    for (let at = 0; at < this.tokens.length; at += 1) {
      const mention = mentionAt(at);
      if (!mention) continue;
      this.take(mention.start, mention.end);
      mentions.push(mention);
      at = mention.end - 1;
    }
    return mentions;
  }

  /** Keeps tokens from all readers, which are no part of the message: a signature. */
  cut(start: number, end: number): void {
    this.#isCut.fill(true, start, end);
  }

  /** Whether a token is no part of the message. */
  isCut(at: number): boolean {
    return this.#isCut[at]!;
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  /** Whether a token is a word or number that may be read. */
  isOpen(at: number): boolean {
    const kind = this.tokens[at]?.kind;
    return (kind === 'word' || kind === 'number') && this.isFree(at);
  }

  /** Whether nothing, not even a blank, stands between two tokens. */
  touches(at: number): boolean {
    return this.tokens[at - 1]?.end === this.tokens[at]?.start;
  }

  textOf(start: number, end: number): string {
    const { start: from, end: to } = this.spanOf(start, end);
    return this.text.slice(from, to);
  }

  spanOf(start: number, end: number): Span {
    return { start: this.tokens[start]!.start, end: this.tokens[end - 1]!.end };
  }

  /** The number of the line of each token. */
  lineNumbers(): number[] {
    let line = 0;
    return this.tokens.map(({ kind }) => (kind === 'break' ? line++ : line));
  }

  /** The first token of the line of a token. */
  lineStart(at: number): number {
    this.#lineStarts ??= lineStartsOf(this.tokens);
    return this.#lineStarts[at] ?? 0;
  }
}

/** The first token of the line of each token, and of one behind the last. */
function lineStartsOf(tokens: readonly Token[]): number[] {
  const starts: number[] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (tokens[at - 1]?.kind === 'break') start = at;
    starts.push(start);
  }
  return starts;
}
