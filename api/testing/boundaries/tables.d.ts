export const VIEWS: Record<string, string>;
export function ownersOfTables(root: string): Record<string, string>;
export function tablesIn(text: string): string[];
