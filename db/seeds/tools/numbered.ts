/** A row that has its number. */
export interface Numbered {
  companyId: string;
  number: number;
}

/** Numbers each company's rows in order of creation, from 1 or after those that have numbers. */
export function numbered<T extends { companyId: string; createdAt: Date }>(
  rows: T[],
  before: Numbered[] = [],
) {
  const last = new Map<string, number>();
  for (const { companyId, number } of before)
    last.set(companyId, Math.max(number, last.get(companyId) ?? 0));
  const inOrder = [...rows].sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  return inOrder.map((row) => {
    const number = (last.get(row.companyId) ?? 0) + 1;
    last.set(row.companyId, number);
    return { ...row, number };
  });
}
