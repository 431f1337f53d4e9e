import { expect } from 'chai';
import type { Field } from './examples.ts';

/** Returns the value of a field, or the readings that must be asked; nothing for what is no field. */
export function valuesOf(field: Partial<Field> | undefined): unknown[] {
  return field?.ask ?? (field?.is === undefined ? [] : [field.is]);
}

/** Fails unless the text is a day on the calendar, as 2026-11-25. */
export function assertDay(day: string, id: string) {
  expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), id).to.equal(day);
}
