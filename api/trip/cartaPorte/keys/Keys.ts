/** A key of a catalog. */
export interface Key {
  name: string;
  trait: string | null;
}

/** Keys of SAT's catalogs: all of the small ones, and of those that staff have loaded the ones that a load uses. */
export class Keys {
  constructor(
    private readonly catalogs: ReadonlyMap<string, ReadonlyMap<string, Key>>,
    /** The catalogs that staff have loaded from SAT's files. */
    private readonly loaded: ReadonlySet<string> = new Set(),
  ) {}

  find(catalog: string, key: string | null | undefined): Key | undefined {
    return key ? this.catalogs.get(catalog)?.get(key) : undefined;
  }

  /** Whether a large catalog is loaded, so that a key that it lacks does not exist. */
  isLoaded(catalog: string): boolean {
    return this.loaded.has(catalog);
  }

  /** Whether a key that the catalog lacks may exist nevertheless. */
  isPartial(catalog: string): boolean {
    return IN_PART.has(catalog) && !this.isLoaded(catalog);
  }

  /** The keys of a catalog in their order. */
  all(catalog: string): { key: string; name: string }[] {
    const entries = [...(this.catalogs.get(catalog) ?? [])];
    return entries.map(([key, { name }]) => ({ key, name }));
  }
}

/** The catalogs of which Andén has only the keys in use until staff load them: a key that they lack may exist. */
const IN_PART = new Set(['units', 'countries', 'hazards', 'packaging']);
