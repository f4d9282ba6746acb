/** Why requests can, or cannot, be sent here, for the operator. */
type Readiness = {
  status: 'ready' | 'starting' | 'shutting down';
  /** One for each process, in the order of their starts. */
  processes: ProcessReadiness[];
};

/** What one process serves. */
export type ProcessReadiness = {
  pid: number;
  /** Digest of the release. */
  release: string;
  formVersions: number;
  /** How many form versions are not offered because their blank is a specimen. */
  leftOut: number;
  /** Why a newer release is not served. */
  refused?: { code: string; message: string };
};

/** What stands on the port for operations. */
export type Operations = {
  metrics(): Promise<string>;
  readiness(): Promise<Readiness>;
};
