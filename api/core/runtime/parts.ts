/** A server outside of the product that some calls need: the identity provider, the storage of files. */
export interface Part {
  /** Asks it; throws when it does not answer. */
  check(): Promise<void>;
  /** Whether it answered when it was asked last; true before that. */
  isUp(): boolean;
}

/** The parts of an installation by their names in `GET /ready`; one that is no server of its own is absent. */
export interface Parts {
  /** `answers` throws while nothing is known of the identity provider, so that no access token can be verified. */
  signIn?: (Part & { readAnswers(): Promise<unknown> }) | undefined;
  files?: Part | undefined;
}
