/** The areas of api/ from the lowest up: each may import those before it. */
export const AREAS: string[];
/** The modules of each area that has modules, each with the modules of its own area that it may import. */
export const MODULES: Record<string, Record<string, string[]>>;
