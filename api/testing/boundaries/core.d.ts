/** The folders of api/core from the lowest up. */
export const CORE: string[];
