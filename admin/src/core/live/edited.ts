import { useEffect, useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

const edited = new Map<string, number>();
const changedRecords = new Map<string, number>();
const listeners = new Set<() => void>();

/** Whether a form edits this record in this tab, so that it must not be read again under the hands of its user. */
export function isEdited(resource: unknown, id: unknown): boolean {
  return edited.has(keyOf(resource, id));
}

/** Notes that a record that is being edited was changed. */
export function noteChangedWhileEdited(resource: string, ids: readonly Identifier[]): void {
  const keys = [...edited.keys()].filter((key) =>
    ids.length > 0 ? ids.some((id) => keyOf(resource, id) === key) : key.startsWith(`${resource} `),
  );
  for (const key of keys) changedRecords.set(key, (changedRecords.get(key) ?? 0) + 1);
  if (keys.length > 0) for (const listener of listeners) listener();
}

/** Marks a record as being edited while the calling component is shown; counts the changes that others announced since. */
export function useEdited(resource: string | undefined, id: Identifier | undefined): number {
  const key = keyOf(resource, id);
  useEffect(() => {
    if (id === undefined) return;
    edited.set(key, (edited.get(key) ?? 0) + 1);
    return () => {
      const left = edited.get(key)! - 1;
      if (left > 0) return void edited.set(key, left);
      edited.delete(key);
      changedRecords.delete(key);
    };
  }, [key, id]);
  return useSyncExternalStore(listen, () => changedRecords.get(key) ?? 0);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keyOf(resource: unknown, id: unknown): string {
  return `${String(resource)} ${String(id)}`;
}
