export function compile(programs: Record<string, string>, directory: string): Promise<void>;
