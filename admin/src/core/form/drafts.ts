import { readSession } from '../auth/session.ts';

type Values = Record<string, unknown>;

/** The values that a person typed into a form and has not saved yet. */
export interface Draft {
  /** The fields that differ from what the form began with. */
  values: Values;
  /** The texts that could not be read as values, by the name of their field. */
  unread?: Record<string, string> | undefined;
  /** The version of the record that the form began with. */
  version?: number | undefined;
}

/** Under which name this device keeps a draft: the signed-in person and the form's place; none without a session. */
export function draftKey(place: string): string | undefined {
  const userId = readSession()?.userId;
  return userId && `${PREFIX}${userId} ${place}`;
}

/** The draft that is kept, if any. */
export function readDraft(key: string): Draft | undefined {
  return parseDraft(localStorage.getItem(key));
}

/** Keeps what differs from the form's beginning, and what could not be read; without either, nothing is kept. */
export function keepDraft(key: string, draft: Draft): void {
  const { values, unread = {} } = draft;
  if (Object.keys({ ...values, ...unread }).length === 0) return dropDraft(key);
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft could not be kept', error);
  }
}

/** Forgets a draft, once it is saved or thrown away. */
export function dropDraft(key: string): void {
  localStorage.removeItem(key);
}

/** Forgets the signed-in person's draft of a place. */
export function dropDraftAt(place: string): void {
  const key = draftKey(place);
  if (key) dropDraft(key);
}

/** The fields of a form that differ from what it began with; an empty field differs in nothing from a missing one. */
export function typedFields(values: object, before: object = {}): Values {
  const typed = Object.entries(values).filter(
    ([name, value]) => !NEVER_TYPED.has(name) && !isAlike(value, (before as Values)[name]),
  );
  return Object.fromEntries(typed);
}

/** Whether two values are equal but for their empty parts. */
export function isAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(withoutEmptyParts(a)) === JSON.stringify(withoutEmptyParts(b));
}

/** A value without its empty parts, the fields of an object in the order of their names. */
function withoutEmptyParts(value: unknown): unknown {
  if (value == null || value === '') return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmptyParts) : undefined;
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, withoutEmptyParts(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    return text ? (JSON.parse(text) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

const PREFIX = 'draft ';
const NEVER_TYPED = new Set(['id', 'can', 'etag', 'version', 'warnings', 'createdAt', 'updatedAt']);
