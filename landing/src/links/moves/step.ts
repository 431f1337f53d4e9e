/** A step of a load: its status, and of a load with more than two stops the number of the one where it happens. */
export interface Step {
  status: string;
  stop?: number | null | undefined;
}

/** Whether two steps are one: the same status at the same stop. */
export function isSameStep(one: Step, other: Step): boolean {
  return one.status === other.status && (one.stop ?? null) === (other.stop ?? null);
}
