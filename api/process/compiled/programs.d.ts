export const ROOT: string;
export const PROGRAMS: Record<string, string>;
export function compiledPrograms(): Promise<string>;
export function compiled(programs: Record<string, string>, folders: string[]): Promise<string>;
