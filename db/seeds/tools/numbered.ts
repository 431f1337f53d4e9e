/** Numbers each company's rows from 1, in order of creation. */
export function numbered<T extends { companyId: string; createdAt: Date }>(rows: T[]) {
  const last = new Map<string, number>();
  const inOrder = [...rows].sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  return inOrder.map((row) => {
    const number = (last.get(row.companyId) ?? 0) + 1;
    last.set(row.companyId, number);
    return { ...row, number };
  });
}
