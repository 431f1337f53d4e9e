export const ROOT: string;
export const PROGRAMS: Record<string, string>;
export function compiledPrograms(): Promise<string>;
